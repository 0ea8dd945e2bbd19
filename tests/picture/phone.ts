/** How wide a phone shows a picture, in its own pixels. */
export const PHONE_WIDTH = 390;

/** How large something is on a phone that shows the whole width of its picture. */
export const onPhone = (pixels: number, pictureWidth: number): number =>
  (pixels * PHONE_WIDTH) / pictureWidth;

/** How well two colours ("#rrggbb") can be told apart, 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
