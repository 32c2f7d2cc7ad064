"""A review as text for a terminal."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whistlestop.coach import summary
from whistlestop.coach.review import Balance, Decision, Review, SeatReview
from whistlestop.coach.sparkline import sparkline
from whistlestop.coach.speaker import Speaker
from whistlestop.record.history import History

COLOURS = {
    "best": "green",
    "good": "green",
    "inaccuracy": "yellow",
    "mistake": "dark_orange",
    "blunder": "red",
}
WIDTH = 100  # of text, so that sentences stay readable on a wide screen


def print_review(review: Review, history: History, speaker: Speaker) -> None:
    """Print a review."""
    console = Console(highlight=False)
    if console.width > WIDTH:
        console.width = WIDTH
    report = ReviewText(console, review, history, speaker)
    report.print_all()


class ReviewText:
    """Prints a review part by part."""

    def __init__(self, console: Console, review: Review, history: History, speaker: Speaker) -> None:
        self.console = console
        self.review = review
        self.history = history
        self.speaker = speaker

    def say(self, key: str, **texts: str) -> str:
        """Return a text of the report."""
        return self.speaker.label("report", key, **texts)

    def print_all(self) -> None:
        """Print everything."""
        title = self.say("title", game=self.history.game.title_in(self.speaker.language))
        self.console.print(Text(title, style="bold"))
        self.console.print(Text(self.say("about")))
        if not self.review.over:
            self.console.print(Text(self.say("unfinished")))
        for seat in self.review.seats:
            self.print_seat(seat)

    def print_seat(self, seat: SeatReview) -> None:
        """Print the review of a seat."""
        total = self.history.last.score()[seat.seat].total
        name = self.review.names[seat.seat]
        heading = self.say("seat", name=name, points=self.speaker.points(total))
        if seat.seat in summary.winners(self.review):
            heading += f", {self.say('won')}"
        self.console.print()
        self.console.rule(Text(heading, style="bold"), align="left")
        decided = summary.examined(seat)
        skipped = len(seat.decisions) - len(decided)
        self.item(self.say("examined", number=str(len(decided)), skipped=str(skipped)))
        self.heading("curve")
        self.item(sparkline(summary.curve(seat)))
        if seat.balance is not None:
            self.heading("balance")
            self.console.print(Padding(self.balance(seat.balance), (0, 2)))
        self.print_accuracy(seat)
        self.print_turning_points(seat)
        self.print_mistakes(seat)
        self.print_tickets(seat)

    def heading(self, key: str) -> None:
        """Print a heading."""
        self.console.print()
        self.console.print(Text(self.say(key), style="bold"))

    def item(self, text: str | Text) -> None:
        """Print an indented paragraph."""
        self.console.print(Padding(text if isinstance(text, Text) else Text(text), (0, 2)))

    def balance(self, balance: Balance) -> Table:
        """Return how the result came about."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(self.say("odds"), justify="right")
        table.add_column(self.say("lead"), justify="right")
        for key, amount in (
            ("fair", balance.fair),
            ("deal", balance.deal),
            ("skill", balance.skill),
            ("luck", balance.luck),
            ("result" if balance.final else "expected", balance.result),
        ):
            signed = key in ("deal", "skill", "luck")
            odds = f"{100 * amount.odds:+.0f} %" if signed else f"{100 * amount.odds:.0f} %"
            lead = f"{amount.lead:+.1f}"
            table.add_row(self.say(key), odds, lead, style="bold" if key in ("result", "expected") else "")
        return table

    def print_accuracy(self, seat: SeatReview) -> None:
        """Print the accuracy by stage, and the judgements."""
        self.heading("accuracy")
        parts = [
            f"{self.speaker.label('stages', stage)} {seat.accuracy[stage]:.0f} %"
            for stage in ("all", "beginning", "middle", "end")
            if stage in seat.accuracy
        ]
        self.item(", ".join(parts) or self.say("none"))
        given = Text(", ").join(
            Text(f"{number} × {self.speaker.label('judgements', name)}", style=COLOURS[name])
            for name, number in summary.counts(seat).items()
        )
        if given:
            self.item(given)

    def print_turning_points(self, seat: SeatReview) -> None:
        """Print the turning points."""
        self.heading("turning_points")
        if not seat.turning_points:
            self.item(self.say("no_turning_points"))
        decisions = {one.ply: one for one in seat.decisions}
        for point in seat.turning_points:
            cause = self.speaker.label("causes", point.cause)
            odds = f"{self.speaker.share(point.before)} → {self.speaker.share(point.after)}"
            play = self.say("play", ply=str(point.ply + 1))
            heading = self.say("turning_point", play=play, cause=cause, odds=odds)
            line = Text(f"{heading}. ", style="cyan")
            line.append(f"{self.played(decisions[point.ply])} ", style="default")
            line.append(self.speaker.sentences(point.sentences), style="default")
            self.item(line)

    def print_mistakes(self, seat: SeatReview) -> None:
        """Print what could have been better."""
        self.heading("mistakes")
        worst = summary.worst(seat)
        if not worst:
            self.item(self.say("no_mistakes"))
        for decision in worst:
            judgement = str(decision.judgement)
            label = self.speaker.label("judgements", judgement)
            heading = self.say("judged", play=self.say("play", ply=str(decision.ply + 1)), judgement=label)
            line = Text(f"{heading}. ", style=COLOURS[judgement])
            line.append(
                f"{self.played(decision)} {self.speaker.sentences(decision.sentences)}", style="default"
            )
            self.item(line)

    def played(self, decision: Decision) -> str:
        """Return what was played as a sentence."""
        return self.say("played", move=self.speaker.move(decision.action, decision.choice))

    def print_tickets(self, seat: SeatReview) -> None:
        """Print the odds of the seat's tickets, and what could be known of the others'."""
        curves = summary.ticket_curves(seat)
        if curves:
            self.heading("tickets")
        widest = max((len(name) for name in curves), default=0)
        for name, shares in curves.items():
            ends = f"{self.speaker.share(shares[0])} → {self.speaker.share(shares[-1])}"
            self.item(f"{name:<{widest}}  {ends:<20} {sparkline(shares)}")
        self.heading("likely")
        likely = summary.likely(seat)
        if not likely:
            self.item(self.say("nothing_likely"))
        for one in likely:
            name = "–".join(one.between)
            self.item(f"{self.review.names[one.seat]}: {name}, {self.speaker.share(one.odds)}")
