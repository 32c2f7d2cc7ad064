"""What surrounds the application: access checks, rate limits, headers, health and metrics."""
