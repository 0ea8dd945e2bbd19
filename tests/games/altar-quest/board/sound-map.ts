/** The smallest board that can be played on: two rooms side by side with a door between them. */
export const SOUND = `
+--+--+--+--+--+--+--+--+
|a  a1 a2 a |b  b1 b2 b |
+           +           +
|a  a4 a4 a |b  b4 b4 b |
+           +           +
|a  a  a  a :b  b  b  b |
+           +           +
|as a  a  a |b  b  b  bs|
+--+--+--+--+--+--+--+--+
`;
