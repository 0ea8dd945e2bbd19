import { createBoard, FIRST_BOARD } from './board.ts';

/**
 * Hollowmere Priory, the board of Altar Quest: sixteen rooms, a to p for 1 to 16, on spaces A1 to V20. For how
 * to read the drawing, see `kernel/grid/map-text.ts` and `createBoard`. Names of the rooms are in the message
 * catalogue.
 */
const MAP = `
   +--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
   |a  a  a  a |b  b  b  b4 b4 b  b  b  b |c  c  c  c |d  d  d |
+--+           +                          +           +        +--+
|a  a1 a2 a  a :b  b  b  b1 b2 b  b  b  b :c  c1 c4 c |d  d1 d2 d |
+              +                          +           +           +
|a  a4 a4 a  a |b  b  bs b  b  b  b  b  b |c  c2 c4 c :d  d4 d4 d |
+              +--+--+--+--+--+--+::+--+--+           +           +
|a  a  a  a  a |fs f  f4 f4 f |g  g  g  g |c  c  c  c |d  d  d  d |
+              +              +           +           +           +
|as a  a  a  a |f  f  f1 f2 f :g  g  g4 g4|c  c  c  cs|d  d  d  ds|
+--+--+::+--+--+              +           +--+::+--+--+--+::+--+--+
|e  e  e  e  e |f  f  f  f  f |g  g  g2 g1 g  g  g  g |h  h  h  h |
+              +              +                       +           +
|e  e  e  e  e :f  f  f  f  f |g  g  g  g  g  g  g  gs|h  h  h  hs|
+              +--+--+--+--+--+::+--+--+--+--+--+--+--+           +
|e  e  e1 e2 e  e  e |     |j  j  j |     |k  k  k  k |h  h1 h4 h |
+                    +  +--+        +--+  +           +           +
|e  e  e4 e4 e  e  e |  |j  j  j  j  js|  |k  k1 k2 k :h  h2 h4 h |
+                    +--+              +--+           +           +
|e  e  e  e  e  e  es|j  j  j  j  j  j  j |k  k4 k4 k |h  h  h  h |
+--+--+::+--+--+--+--+                    +           +--+--+::+--+
|i  i  i  i  i  i  i :j  j  j1 j2 j  j  j :k  k  k  k |l  l  l  l |
+                    +                    +           +           +
|is i  i4 i4 i  i  i |j  j  j4 j4 j  j  j |k  k  k  ks|l  l  l  l |
+                    +--+              +--+--+::+--+--+           +
|i  i  i1 i2 i  i  i |  |j  j  j  j  j |  |l  l  l  l4 l4 l  l  l |
+                    +  +--+        +--+  +                       +
|i  i  i  i  i  i  i |     |j  j  j |     |l  l  l  l1 l2 l  l  ls|
+--+::+--+--+--+::+--+--+--+--+::+--+--+--+                       +
|m  m  m  m  m |n  n  n  n  n |o  o  o  o :l  l  l  l  l  l  l  l |
+              +              +           +--+--+--+--+::+--+--+--+
|m  m  m1 m2 m |n  n  n  n  n |o  o  o  o  o  o |p  p  p  p  p  p |
+              +              +                 +                 +
|m  m  m4 m4 m |n  n  n1 n4 n |o  o  o1 o2 o  o |p  p  p4 p4 p  p |
+              +              +                 +                 +
|m  m  m  m  m |n  n  n2 n4 n :o  o  o4 o4 o  o |p  p  p2 p1 p  p |
+--+           +              +                 +              +--+
   |m  m  m  m |n  n  n  n  n |o  o  o  o  o  os|p  p  p  p  p |
   +--+        +              +--+           +--+           +--+
      |m  m  ms|ns n  n  n  n |  |o  o  o  o |  |p  p  p  ps|
      +--+--+--+--+--+--+--+--+  +--+--+--+--+  +--+--+--+--+
`;

/** The one board of the base game (AQ-025). */
export const HOLLOWMERE_PRIORY = createBoard(FIRST_BOARD, MAP);
