/** Two or three seats count to a target in turns; between rounds each hides a number, and all decide whether to go on. */
export interface CountingState {
  round: number;
  total: number;
  target: number;
  /** What each seat has secretly hidden this round. */
  hidden: { [seat: string]: number };
  /** Makes the option `crash` available. */
  faulty: boolean;
  /** Makes it the fallback when nobody answers. */
  fallsBackOnFault?: true;
  /** What a campaign has brought along. */
  carried?: number;
}

export interface CountingView {
  viewer: string;
  round: number;
  total: number;
  target: number;
  hidden: { [seat: string]: number | 'secret' };
  over: boolean;
}
