"""Notices that reach people who are away, by webhook or by Web Push."""
