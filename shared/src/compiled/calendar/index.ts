export { CalendarWeeks } from './calendar-weeks';
export { describeTimeline } from './describe-timeline';
export { describeOverlap, endsAfter, overlapping, startsBefore } from './overlaps';
export { timelineOf, type DateNote, type Timeline } from './timeline';
