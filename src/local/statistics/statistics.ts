import type { MentionRecord } from './mentions.ts';

/** Something that doesn't match Discord's description or limits. */
export interface Violation {
  /** `POST /channels/{channel_id}/messages`. */
  route: string;
  side: 'request' | 'response';
  /** Place in the body: `/components/0/components/5`. */
  path: string;
  message: string;
}

/** How one interaction was acknowledged. */
export interface AcknowledgementRecord {
  interactionId: string;
  /** `/game new`, `button`, `select`, `modal` or `autocomplete /play card`. */
  what: string;
  userId: string;
  /** Discord's callback type, or null if nobody acknowledged in time. */
  type: number | null;
  /** From dispatch to the arrival of the callback; null if none arrived in time. */
  milliseconds: number | null;
}

/** What the local Discord counts while it runs. */
export class Statistics {
  acknowledgements: AcknowledgementRecord[] = [];
  violations: Violation[] = [];
  mentions: MentionRecord[] = [];
  /** Route → how many requests it got. */
  requests: Map<string, number> = new Map();
  /** Bytes of all files that came with them. */
  uploadedBytes = 0;
  /** Route and status of every answer that was not 2xx. */
  refusals: { route: string; status: number; code: number; message: string }[] = [];

  /** Acknowledgement times in milliseconds, ascending; unacknowledged interactions are left out. */
  acknowledgementTimes(): number[] {
    return this.acknowledgements
      .flatMap((record) => (record.milliseconds === null ? [] : [record.milliseconds]))
      .sort((a, b) => a - b);
  }

  countRequest(route: string): void {
    this.requests.set(route, (this.requests.get(route) ?? 0) + 1);
  }

  countFiles(files: readonly { bytes: Buffer }[]): void {
    for (const { bytes } of files) this.uploadedBytes += bytes.length;
  }

  reset(): void {
    this.acknowledgements = [];
    this.violations = [];
    this.mentions = [];
    this.refusals = [];
    this.requests.clear();
    this.uploadedBytes = 0;
  }
}
