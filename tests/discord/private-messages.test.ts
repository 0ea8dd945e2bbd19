import { type Client, SnowflakeUtil } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { Hanging } from '../../src/discord/hanging.ts';
import { type Answerable, PrivateMessages } from '../../src/discord/private-messages.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

/** Something that a person did this many minutes later. */
const later = (minutes: number): Answerable => ({
  id: SnowflakeUtil.generate({ timestamp: START + minutes * MINUTE }).toString(),
  token: `token of minute ${minutes}`,
  applicationId: '1',
  client: {} as Client<true>,
});

describe('what somebody has in private in a channel', () => {
  it('can be reached for as long as Discord takes more of the press that has brought it', () => {
    const kept = new PrivateMessages();
    const panel = { interaction: later(0), hangsOn: null, messageId: '5', matchId: 'm' };
    kept.noteAnchor('ann here', { interaction: later(0), hangsOn: '7' });
    kept.notePanel('ann here', panel);
    expect(kept.panel('ann here', later(14))).toEqual(panel);
    expect(kept.anchor('ann here', later(14))?.hangsOn).toBe('7');
    expect(kept.panel('ann here', later(15))).toBeNull();
    expect(kept.anchor('ann here', later(15))).toBeNull();
    expect(kept.panel('bo here', later(1))).toBeNull();
  });
});

describe('a public message', () => {
  it('is left while something private hangs on it, and may go with the last of that', () => {
    const hanging = new Hanging();
    expect(hanging.leave({ channelId: '5', messageId: '7' })).toBe(false);
    hanging.hang('7');
    hanging.hang('7');
    expect(hanging.leave({ channelId: '5', messageId: '7' })).toBe(true);
    expect(hanging.letGo('7')).toBe(false);
    expect(hanging.letGo('7')).toBe(true);
    expect(hanging.leave({ channelId: '5', messageId: '7' })).toBe(false);
  });

  it('is outdated an hour after it was first known to be left, once', () => {
    const hanging = new Hanging();
    const place = { channelId: '5', messageId: '7' };
    hanging.hang('7');
    expect(hanging.outdated(0)).toEqual([]);
    hanging.leave(place);
    expect(hanging.outdated(1_000)).toEqual([]);
    expect(hanging.outdated(3_600_000)).toEqual([]);
    expect(hanging.outdated(3_601_000)).toEqual([expect.objectContaining(place)]);
    expect(hanging.outdated(3_601_000)).toEqual([]);
    expect(hanging.has('7')).toBe(false);
  });

  it('that says something still is nobody’s to delete when nothing hangs there any more', () => {
    const hanging = new Hanging();
    hanging.hang('7');
    expect(hanging.letGo('7')).toBe(false);
  });
});
