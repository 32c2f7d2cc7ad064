"""A review is in the hands of one process at a time, and its result stays."""

from tests.server.loop import on_a_loop
from tests.server.store.rows import new_table, stores
from whistlestop.server.store.review_rows import ReviewKey


@on_a_loop
async def test_a_review_is_taken_by_one_process_and_saved_by_it_alone(database_url: str) -> None:
    async with stores(database_url, database_url) as (store, other):
        table = new_table()
        await store.create(table, [])
        key = ReviewKey(table.id, 1, "quick")
        assert await store.reviews.find(key) is None
        assert await store.reviews.take(key)
        assert not await other.reviews.take(key)
        assert not await other.reviews.save(key, 1, 2, "{}")
        assert await store.reviews.save(key, 1, 2, '{"half": true}')
        await store.reviews.renew()
        half = await other.reviews.find(key)

        await store.reviews.release()
        assert await other.reviews.take(key)
        assert not await store.reviews.save(key, 2, 2, "{}", complete=True)
        assert await other.reviews.save(key, 2, 2, '{"whole": "Köln"}', complete=True)
        whole = await store.reviews.find(key)
        assert not await store.reviews.take(key)
        assert await store.reviews.complete_seats(table.id, "quick") == [1]
        assert await store.reviews.complete_seats(table.id, "deep") == []
        await store.reviews.forget(key)
        assert await other.reviews.find(key) is None

    assert half is not None
    assert (half.body, half.done, half.complete, half.leased) == ('{"half": true}', 1, False, True)
    assert whole is not None
    assert (whole.body, whole.done, whole.complete, whole.leased) == ('{"whole": "Köln"}', 2, True, False)
