"""PNG pictures of boards and icons, rendered without other packages."""
