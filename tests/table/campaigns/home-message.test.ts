import { beforeEach, describe, expect, test } from 'vitest';
import { PublishError } from '../../../src/table/telling/publishing/publisher.ts';
import {
  campaignGames,
  cardsIn,
  countToSix,
  currentOf,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../../support/campaign-at-table.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { execute } from '../../support/test-database.ts';
import { ann, must } from '../../support/test-table.ts';

const here = tableForTests(campaignGames());

beforeEach(async () => {
  here.publisher.before = () => {};
  here.publisher.after = () => {};
  await execute(here.database, 'DELETE FROM campaigns');
  here.publisher.messages.clear();
  here.publisher.publications.length = 0;
});

/** The match that the only card in the channel is about. */
const toldBy = () => {
  const cards = cardsIn(here);
  expect(cards).toHaveLength(1);
  return here.publisher.messages.get(cards[0] ?? '')?.snapshot.match;
};

describe('the card of a campaign', () => {
  test('that could not be posted yet is posted by the match that it has come to', async () => {
    here.publisher.before = ({ slot }) => {
      if (slot.kind === 'lobby') throw new PublishError('No right to post.', 'never');
    };
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    expect(cardsIn(here)).toEqual([]);
    here.publisher.before = () => {};
    await playInterlude(here, (await currentOf(here, campaign)).id);
    await here.publishing.drain();
    expect(toldBy()).toMatchObject({ id: (await currentOf(here, campaign)).id, status: 'lobby' });
  });

  test.each(['before', 'after'] as const)(
    'that is on its way while the campaign goes on stays the only one, and tells the latest (%s)',
    async (when) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // The very first card is held up until somebody lets it go.
      here.publisher[when] = ({ slot, snapshot }) => {
        if (slot.kind === 'lobby' && snapshot.match.gameId === 'counting') return held;
      };
      const { campaign, first } = await openedCampaign(here);
      must(await here.table.start(first, ann.userId));
      await countToSix(here, first);
      const current = await currentOf(here, campaign);
      expect(current.gameId).toBe('interlude');
      const told = () =>
        [...here.publisher.messages.values()]
          .filter(({ snapshot }) => snapshot.match.id === current.id)
          .map(({ slot }) => slot.kind);
      // All of it is told before the first card gets posted.
      await expect.poll(told, { timeout: 5_000 }).toContain('call');
      letGo();
      await here.publishing.drain();
      await here.publishing.drain();
      expect(toldBy()?.id).toBe(current.id);
      expect((await here.store.outbox.take(first, 'me', new Date(), new Date()))?.owed).toBeNull();
    },
  );

  test('that somebody has deleted is posted anew', async () => {
    const { campaign, first } = await openedCampaign(here);
    await playQuest(here, first);
    const [home = ''] = cardsIn(here);
    here.publisher.messages.delete(home);
    here.publisher.before = ({ slot, message }) => {
      if (slot.kind === 'lobby' && message?.messageId === home) {
        throw new PublishError('Unknown message.', 'anew');
      }
    };
    await playInterlude(here, (await currentOf(here, campaign)).id);
    await here.publishing.drain();
    expect(toldBy()?.id).toBe((await currentOf(here, campaign)).id);
    expect(cardsIn(here)).not.toContain(home);
  });

  test('follows a match that was moved: the next lobby is in the new channel', async () => {
    const { campaign, first } = await openedCampaign(here);
    must(await here.table.start(first, ann.userId));
    await here.publishing.drain();
    const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };
    must(await here.table.moveMatch(first, dag, 'c-2'));
    await here.publishing.drain();
    await countToSix(here, first);
    const interlude = await currentOf(here, campaign);
    expect(interlude.channelId).toBe('c-2');
    await playInterlude(here, interlude.id);
    await here.publishing.drain();
    expect(must(await here.table.campaigns.find(campaign)).campaign).toMatchObject({
      channelId: 'c-2',
      current: { channelId: 'c-2', status: 'lobby' },
    });
    // The publisher is told where the message is and where it belongs, and sees to it.
    const last = here.publisher.publications.findLast(({ slot }) => slot.kind === 'lobby');
    expect(last?.message).not.toBeNull();
    expect(last?.snapshot.match.channelId).toBe('c-2');
  });
});

test('an interlude whose quest had no thread yet has one of its own, and nothing is lost', async () => {
  const { campaign, first } = await openedCampaign(here);
  must(await here.table.start(first, ann.userId));
  await countToSix(here, first);
  await here.publishing.drain();
  const interlude = await currentOf(here, campaign);
  const kinds = (id: string) =>
    [...here.publisher.messages.values()]
      .filter(({ snapshot }) => snapshot.match.id === id)
      .map(({ slot }) => slot.kind);
  expect(kinds(first)).toEqual(expect.arrayContaining(['thread', 'ending']));
  expect(kinds(interlude.id)).toEqual(expect.arrayContaining(['lobby', 'round', 'call']));
  await playInterlude(here, interlude.id);
  await here.publishing.drain();
  expect(toldBy()).toMatchObject({ status: 'lobby', campaign: { number: 3 } });
});
