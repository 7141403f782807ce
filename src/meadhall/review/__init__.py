"""Looking at a play as a good player would: the chances of every option, what a move gave away, where a play turned."""

from meadhall.review.judging import Opinion, advice, judge
from meadhall.review.plays import Review, ReviewedMove, Reviewer, turning_points

__all__ = ["Opinion", "Review", "ReviewedMove", "Reviewer", "advice", "judge", "turning_points"]
