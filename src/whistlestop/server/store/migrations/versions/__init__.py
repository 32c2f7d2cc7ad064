"""One file per migration, ordered by `down_revision`."""
