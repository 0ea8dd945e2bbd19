import { changeMatch } from '../../match/changing/change-match.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { lobbyClosed } from '../campaigns/ending.ts';
import { type Housekeeping, KEPT, type Tidied } from './housekeeping.ts';

const CLOCK_SET =
  'The clock of this machine has been set ahead: nothing is tidied away that may be of today. The next tidying goes by the new time.';

/** Matches to look after before asking for the next. */
const AT_ONCE = 100;

/** Notes which servers the bot is on, and tidies away what has had its time. */
export const housekeeping = (context: TableContext): Housekeeping => {
  const { servers } = context.store;
  const noted = (work: () => Promise<void>) =>
    orUnavailable(context, async () => {
      await work();
      return { ok: true as const };
    });
  return {
    leftServer: (guildId) => noted(() => servers.left([guildId], context.now())),
    joinedServer: (guildId) => noted(() => servers.present([guildId])),
    onServers: (guildIds, isOurs) =>
      noted(async () => {
        const known = await servers.known();
        const left = known.filter((id) => isOurs(id) && !guildIds.includes(id));
        await servers.present(guildIds);
        await servers.left(left, context.now());
      }),
    housekeep: () => housekeep(context),
  };
};

const NOTHING: Tidied = {
  servers: 0,
  lobbies: 0,
  campaigns: 0,
  neverBegun: 0,
  people: 0,
  notifications: 0,
  packs: 0,
};

async function housekeep(
  context: TableContext,
): Promise<Awaited<ReturnType<Housekeeping['housekeep']>>> {
  const { store } = context;
  if (!context.isSteady()) {
    context.log.warn({ now: context.now() }, CLOCK_SET);
    return { ok: true, ...NOTHING };
  }
  const before = (milliseconds: number) => new Date(context.now().getTime() - milliseconds);
  return orUnavailable(context, async () => ({
    ok: true,
    servers: await store.servers.forgetLeft(before(KEPT.leftServer)),
    lobbies: await closeLobbies(context, before(KEPT.lobby)),
    campaigns: await closeCampaigns(context, before(KEPT.campaign)),
    neverBegun: await store.expiry.deleteNeverBegun(before(KEPT.neverBegun)),
    people: await store.expiry.deletePeople(before(KEPT.person)),
    notifications: await store.expiry.deleteNotifications(before(KEPT.notification)),
    packs: await store.packs.deleteUnused(before(KEPT.pack)),
  }));
}

/** Lobbies that nobody starts: their cards say that they are closed. */
const closeLobbies = (context: TableContext, before: Date): Promise<number> =>
  closeAll(context, before, (limit) => context.store.expiry.idleLobbies(before, limit));

/** Campaigns whose next match nobody starts. */
const closeCampaigns = (context: TableContext, before: Date): Promise<number> =>
  closeAll(context, before, (limit) => context.store.expiry.idleCampaigns(before, limit));

async function closeAll(
  context: TableContext,
  before: Date,
  idleOnes: (limit: number) => Promise<string[]>,
): Promise<number> {
  const idle = (at: Date, status: string) => status === 'lobby' && at < before;
  let closed = 0;
  for (;;) {
    const ids = await idleOnes(AT_ONCE);
    for (const id of ids) {
      const done = await changeMatch(context, id, async (locked) => {
        const { changedAt, status, hostId } = locked.stored;
        // Somebody may have come in between.
        if (!idle(changedAt, status)) return { answer: 0, change: null };
        return { answer: 1, change: await lobbyClosed(context, locked, hostId) };
      });
      closed += done?.answer ?? 0;
    }
    if (ids.length < AT_ONCE) return closed;
  }
}
