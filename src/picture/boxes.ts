import type { TextBox } from './text.ts';

/** Whether two boxes have something in common. Edges that touch have nothing. */
export const meets = (one: TextBox, other: TextBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether nothing of a box is outside another. */
export const isWhole = (outer: TextBox, inner: TextBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
