"""The page in a real browser, which these tests share, and which is gone before any other test."""
