"""What is asked and answered over HTTP."""
