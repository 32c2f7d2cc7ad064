"""A review as one self-contained HTML file without scripts."""

from collections.abc import Iterator
from importlib.resources import files

from whistlestop.coach import summary
from whistlestop.coach.curve import CurvePoint, odds_curve
from whistlestop.coach.moment_picture import MomentPictures, has_board
from whistlestop.coach.review import Balance, Decision, Review, SeatReview
from whistlestop.coach.sparkline import sparkline
from whistlestop.coach.speaker import Speaker
from whistlestop.maps.markup import Markup, tag
from whistlestop.record.history import History


def review_page(review: Review, history: History, speaker: Speaker) -> str:
    """Return the page of a review."""
    return ReviewPage(review, history, speaker).page()


class ReviewPage:
    """Builds the page part by part."""

    def __init__(self, review: Review, history: History, speaker: Speaker) -> None:
        self.review = review
        self.history = history
        self.speaker = speaker
        self.pictures = MomentPictures(history) if has_board(history) else None

    def say(self, key: str, **texts: str) -> str:
        """Return a text of the report."""
        return self.speaker.label("report", key, **texts)

    def page(self) -> str:
        """Return the whole page."""
        title = self.say("title", game=self.history.game.title_in(self.speaker.language))
        style = files(__package__).joinpath("review_page.css").read_text(encoding="utf-8")
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", title),
            tag("style", Markup(style)),
        )
        about = [tag("p", self.say("about"))]
        if not self.review.over:
            about.append(tag("p", self.say("unfinished")))
        shared = self.pictures.shared() if self.pictures else Markup("")
        seats = [self.seat(seat) for seat in self.review.seats]
        body = tag("body", shared, tag("main", tag("h1", title), *about, *seats))
        return "<!DOCTYPE html>\n" + tag("html", head, body, lang=self.speaker.language) + "\n"

    def seat(self, seat: SeatReview) -> Markup:
        """Return the review of a seat."""
        total = self.history.last.score()[seat.seat].total
        name = self.review.names[seat.seat]
        heading = self.say("seat", name=name, points=self.speaker.points(total))
        if seat.seat in summary.winners(self.review):
            heading += f", {self.say('won')}"
        return tag(
            "section",
            tag("h2", heading),
            *self.curve(seat),
            *self.turning_points(seat),
            *self.mistakes(seat),
            *self.numbers(seat),
            *self.tickets(seat),
        )

    def curve(self, seat: SeatReview) -> Iterator[Markup]:
        """Yield the curve of the odds."""
        points = [CurvePoint(one.ply, one.value.odds) for one in seat.swings]
        if seat.balance is not None:
            points.append(CurvePoint(self.review.plies, seat.balance.result.odds))
        if points:
            yield tag("h3", self.say("curve"))
            marked = [one.ply for one in seat.turning_points]
            yield odds_curve(points, self.review.plies, marked, self.say("curve"))

    def turning_points(self, seat: SeatReview) -> Iterator[Markup]:
        """Yield the turning points, each with the board."""
        yield tag("h3", self.say("turning_points"))
        if not seat.turning_points:
            yield tag("p", self.say("no_turning_points"))
        decisions = {one.ply: one for one in seat.decisions}
        for number, point in enumerate(seat.turning_points, 1):
            odds = f"{self.speaker.share(point.before)} → {self.speaker.share(point.after)}"
            cause = self.speaker.label("causes", point.cause)
            play = self.say("play", ply=str(point.ply + 1))
            heading = f"{number}. {self.say('turning_point', play=play, cause=cause, odds=odds)}"
            says = self.speaker.sentences(point.sentences)
            yield self.moment(heading, decisions[point.ply], says, drawn=point.cause == "move")

    def mistakes(self, seat: SeatReview) -> Iterator[Markup]:
        """Yield what could have been better."""
        yield tag("h3", self.say("mistakes"))
        worst = summary.worst(seat)
        if not worst:
            yield tag("p", self.say("no_mistakes"))
        shown = {one.ply for one in seat.turning_points if one.cause == "move"}
        for decision in worst:
            label = self.speaker.label("judgements", str(decision.judgement))
            heading = self.say("judged", play=self.say("play", ply=str(decision.ply + 1)), judgement=label)
            says = self.speaker.sentences(decision.sentences)
            yield self.moment(heading, decision, says, drawn=decision.ply not in shown)

    def moment(self, heading: str, decision: Decision, says: str, drawn: bool) -> Markup:
        """Return a decision with its sentences, and the board if it is drawn."""
        move = self.speaker.move(decision.action, decision.choice)
        text = tag("p", tag("b", self.say("played", move=move)), " ", says)
        picture = self.pictures.picture(decision, heading) if self.pictures and drawn else None
        legend = tag(
            "p",
            tag("span", self.say("on_map_played"), class_="key played"),
            tag("span", self.say("on_map_better"), class_="key better"),
            class_="legend",
        )
        board = [] if picture is None else [picture, legend]
        return tag("article", tag("h4", heading), text, *board, class_=str(decision.judgement))

    def numbers(self, seat: SeatReview) -> Iterator[Markup]:
        """Yield how the result came about, the accuracy, and the judgements."""
        if seat.balance is not None:
            yield tag("h3", self.say("balance"))
            yield self.balance(seat.balance)
        yield tag("h3", self.say("accuracy"))
        parts = [
            f"{self.speaker.label('stages', stage)} {seat.accuracy[stage]:.0f} %"
            for stage in ("all", "beginning", "middle", "end")
            if stage in seat.accuracy
        ]
        yield tag("p", ", ".join(parts) or self.say("none"))
        given = [
            f"{number} × {self.speaker.label('judgements', name)}"
            for name, number in summary.counts(seat).items()
        ]
        yield tag("p", ", ".join(given))

    def balance(self, balance: Balance) -> Markup:
        """Return a table of luck and skill."""
        head = tag("tr", tag("th"), tag("th", self.say("odds")), tag("th", self.say("lead")))
        rows = [
            tag(
                "tr",
                tag("th", self.say(key)),
                tag("td", f"{100 * amount.odds:{sign}.0f} %"),
                tag("td", f"{amount.lead:+.1f}"),
            )
            for key, amount, sign in (
                ("fair", balance.fair, ""),
                ("deal", balance.deal, "+"),
                ("skill", balance.skill, "+"),
                ("luck", balance.luck, "+"),
                ("result" if balance.final else "expected", balance.result, ""),
            )
        ]
        return tag("table", head, *rows)

    def tickets(self, seat: SeatReview) -> Iterator[Markup]:
        """Yield the odds of the seat's tickets, and what could be known of the others'."""
        curves = summary.ticket_curves(seat)
        if curves:
            yield tag("h3", self.say("tickets"))
            rows = [
                tag(
                    "tr",
                    tag("th", name),
                    tag("td", f"{self.speaker.share(shares[0])} → {self.speaker.share(shares[-1])}"),
                    tag("td", sparkline(shares), class_="spark"),
                )
                for name, shares in curves.items()
            ]
            yield tag("table", *rows)
        yield tag("h3", self.say("likely"))
        likely = summary.likely(seat)
        if not likely:
            yield tag("p", self.say("nothing_likely"))
        items = [
            f"{self.review.names[one.seat]}: {'–'.join(one.between)}, {self.speaker.share(one.odds)}"
            for one in likely
        ]
        yield tag("ul", *(tag("li", item) for item in items))
