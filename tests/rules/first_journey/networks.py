"""Networks for tests: cheap ones that complete many tickets, and paths across the map."""

# Routes of one space each, which join Dublin, London, Amsterdam, Berlin, Copenhagen, Stockholm,
# Riga and Vienna.
NORTH = [
    "Dublin-London/green",
    "London-Amsterdam/white",
    "Amsterdam-Berlin/black",
    "Copenhagen-Berlin/green",
    "Copenhagen-Stockholm/blue",
    "Stockholm-Riga/red",
    "Berlin-Vienna/red",
]
# Tickets that the northern network completes, also with Paris, Warsaw and Kiev, one space away.
TO_PARIS = "Amsterdam-Paris"
TO_KIEV = ["Riga-Warsaw", "Warsaw-Kiev"]
ALL_NORTH = [*NORTH, TO_PARIS, *TO_KIEV]
NORTHERN = ["Amsterdam-Riga", "Copenhagen-Dublin", "Stockholm-Vienna", "Paris-Stockholm", "Copenhagen-Kiev"]

# Routes that suffice for one of these tickets.
STOCKHOLM_VIENNA = ["Copenhagen-Stockholm/blue", "Copenhagen-Berlin/green", "Berlin-Vienna/red"]

# Tickets that can't be completed without the far south.
SOUTHERN = ["Athens-Barcelona", "Ankara-Sarajevo", "Ankara-Rome", "Sarajevo-Zurich", "Athens-Rostov"]

# Routes from the east and the west to London and Vienna, and the path between these two.
EAST = {
    "Moscow": ["Warsaw-Vienna", "Warsaw-Moscow/red"],
    "Rostov": ["Vienna-Bucharest/blue", "Bucharest-Rostov/green"],
    "Ankara": ["Vienna-Bucharest/blue", "Bucharest-Ankara/black"],
}
WEST = {
    "Dublin": ["Dublin-London/green"],
    "Brest": ["London-Brest"],
    "Madrid": ["Paris-Madrid/red", "London-Paris/black"],
}
BETWEEN = ["London-Amsterdam/white", "Amsterdam-Berlin/black", "Berlin-Vienna/red"]

# Routes of 18 spaces in total, which complete no northern ticket and leave two trains.
EIGHTEEN = [
    "Warsaw-Moscow/red",
    "Rostov-Ankara/black",
    "Paris-Madrid/blue",
    "Brest-Madrid",
    "Rome-Athens/blue",
    "Riga-Moscow/yellow",
]
