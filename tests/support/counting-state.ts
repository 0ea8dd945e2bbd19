/** Two or three seats count to a target in turns; between rounds each hides a number, and all decide whether to go on. */
export interface CountingState {
  round: number;
  total: number;
  target: number;
  /** What each seat has hidden this round: its own secret. */
  hidden: { [seat: string]: number };
  /** Makes the option `crash` available. */
  faulty: boolean;
  /** Makes it what is done where nobody answers. */
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
