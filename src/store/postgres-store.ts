import { setTimeout } from 'node:timers/promises';
import sql, { type Sql } from 'sql-template-tag';
import { CROWD } from '../table/match/people/crowd.ts';
import { FORMER } from '../table/match/people/former.ts';
import { COMPANION } from '../table/match/people/holders.ts';
import type { Expiry, ServerPresence } from '../table/match/saved/expiry.ts';
import type { PersonalRecords } from '../table/match/saved/personal-records.ts';
import type {
  CampaignChange,
  CampaignRecords,
  LockedMatch,
  MatchChange,
  PlayedElsewhere,
  RestPoint,
  SlotChange,
  Store,
  StoredMatch,
} from '../table/match/saved/store.ts';
import type { StoredCampaign } from '../table/match/saved/stored-campaign.ts';
import type { SeatHolder } from '../table/match/saved/summary.ts';
import { handOnHome, insertCampaign, shareThread, updateCampaign } from './campaign-statements.ts';
import { listCampaigns, matchesOf, readCampaignRow, stuckCampaigns } from './campaigns.ts';
import { recordStatements, savedForm, saveStatement } from './changing.ts';
import { TRIES } from './colliding.ts';
import type { Connection, Queries, Transaction } from './connection.ts';
import { readFigures } from './database-figures.ts';
import { createExpiry } from './expiry.ts';
import { isCollision, isUnavailable, reachable } from './failures.ts';
import { forgetInRecords } from './forgetting.ts';
import { lockMatch, readMatchRow } from './locking.ts';
import {
  allInputs,
  dueMatches,
  latestInputs,
  listMatches,
  outdated,
  readMatchByThread,
  withCompanions,
} from './match-queries.ts';
import { createNotifications } from './notifications.ts';
import { createOutbox } from './outbox.ts';
import { createPackRecords } from './packs.ts';
import { createPersonalRecords } from './personal.ts';
import { createPresence } from './presence.ts';
import { readEachTime, rememberSettings } from './remembered-settings.ts';
import {
  changePersonSettings,
  changeServerSettings,
  personSettings,
  serverSettings,
} from './settings.ts';
import { createTallies } from './tallies.ts';

/** Milliseconds before another attempt after a lost connection. */
const AFTER_LOSS = 150;

type Method = (...what: never[]) => Promise<unknown>;

/** The same, but throwing `StoreUnavailable` if the database is unreachable. */
function reachably<Part extends { [name in keyof Part]: Method }>(part: Part): Part {
  const methods = Object.entries<Method>(part).map(([name, method]): [string, Method] => [
    name,
    (...what) => reachable(() => method(...what)),
  ]);
  return Object.fromEntries(methods) as Part;
}

/**
 * Keeps matches in Postgres. Every method throws `StoreUnavailable` if the database is unreachable.
 * @param isAlone whether nobody but this process changes what people have set: then it is remembered
 */
export function createStore(connection: Connection, isAlone: boolean): Store {
  const { models } = connection;
  const personal = createPersonalRecords(connection);
  const expiry = createExpiry(models);
  const readPerson = (userId: string) => personSettings(connection, userId);
  const people = isAlone ? rememberSettings(readPerson) : readEachTime(readPerson);
  const remembered = rememberSettings((serverId) => serverSettings(connection, serverId));
  const presence = createPresence(models);
  return {
    create: (match, slots, most, elsewhere) =>
      reachable(() => create(connection, null, match, slots, most, elsewhere)),
    change: (matchId, work) => reachable(() => changeWithRetries(connection, matchId, work)),
    read: (matchId) => reachable(() => readAgain(() => readMatchRow(connection, matchId))),
    due: (until, limit) => reachable(() => dueMatches(models, until, limit)),
    readByThread: (threadId) =>
      reachable(() => readAgain(() => readMatchByThread(models, threadId))),
    list: (filter) => reachable(() => readAgain(() => listMatches(models, filter))),
    withCompanions: () => reachable(() => withCompanions(models)),
    outdated: (contents) => reachable(() => outdated(models, contents)),
    inputs: (matchId, limit) => reachable(() => latestInputs(models, matchId, limit)),
    history: (matchId) => reachable(() => readAgain(() => allInputs(models, matchId))),
    figures: (now) => reachable(() => readFigures(models, now)),
    settings: (serverId) => reachable(() => serverSettings(connection, serverId)),
    rememberedSettings: (serverId) => reachable(() => remembered.of(serverId)),
    changeSettings: (serverId, changes) =>
      reachable(() =>
        remembered.changing(
          serverId,
          () => changeServerSettings(models, serverId, changes),
          (settings) => settings,
        ),
      ),
    person: (userId) => reachable(() => people.of(userId)),
    changePerson: (userId, changes) =>
      reachable(async () => {
        await people.changing(
          userId,
          () => changePersonSettings(connection, userId, changes),
          (settings) => settings,
        );
      }),
    campaigns: reachably<CampaignRecords>({
      create: (campaign, match, slots, most) => create(connection, campaign, match, slots, most),
      read: (campaignId) => readCampaignRow(models, campaignId),
      list: (filter) => listCampaigns(models, filter),
      matches: (campaignId) => matchesOf(models, campaignId),
      stuck: () => stuckCampaigns(models),
    }),
    personal: reachably<PersonalRecords>({
      ...personal,
      formerId: (userId, drawn) => people.changing(userId, () => personal.formerId(userId, drawn)),
      forget: (userId, formerId) =>
        people.changing(userId, () => personal.forget(userId, formerId)),
    }),
    tallies: reachably(createTallies(models)),
    servers: reachably<ServerPresence>({
      ...presence,
      forgetLeft: (before) => remembered.changingAny(() => presence.forgetLeft(before)),
    }),
    expiry: reachably<Expiry>({
      ...expiry,
      deletePeople: (before) => people.changingAny(() => expiry.deletePeople(before)),
    }),
    notifications: reachably(createNotifications(models, connection.transaction)),
    packs: reachably(createPackRecords(models)),
    outbox: reachably(createOutbox(connection)),
  };
}

/** @param campaign the new campaign whose first match it is; null for none */
async function create(
  connection: Connection,
  campaign: StoredCampaign | null,
  match: StoredMatch,
  slots: SlotChange[],
  most: number | null,
  elsewhere?: PlayedElsewhere,
): Promise<boolean> {
  const { rest = null, inputs = [] } = elsewhere ?? {};
  return connection.transaction(async (transaction) => {
    if (most !== null && (await openMatches(transaction, match.guildId)) >= most) return false;
    if (campaign) transaction.send(insertCampaign(campaign));
    await transaction.run(insertMatch(match, rest, elsewhere !== undefined));
    for (const statement of recordStatements(match.id, inputs)) transaction.send(statement);
    // Its last rest is what it was before this change.
    const played = elsewhere ? ({ stateChanged: true, keepRest: true } as const) : {};
    await save(transaction, match.id, { match, seats: match.seats, slots, ...played });
    return true;
  });
}

const insertMatch = (match: StoredMatch, rest: RestPoint | null, imported: boolean): Sql => sql`
  INSERT INTO matches
    (id, game_id, status, guild_id, channel_id, thread_id, host_id, options, created_at, changed_at,
    imported, revision, state, campaign_id, campaign_number)
  VALUES (${match.id}, ${match.gameId}, ${match.status}, ${match.guildId}, ${match.channelId},
    ${match.threadId}, ${match.hostId}, ${JSON.stringify(match.options)}::jsonb,
    ${match.createdAt}, ${match.changedAt}, ${imported}, ${rest?.revision ?? 0},
    ${savedForm(rest?.state ?? null)}::jsonb, ${match.campaign?.id ?? null},
    ${match.campaign?.number ?? null})`;

/** Counts a server's open matches, while nobody else who counts them may add one. */
async function openMatches(transaction: Queries, guildId: string): Promise<number> {
  await transaction.run(sql`SELECT id FROM servers WHERE id = ${guildId} FOR UPDATE`);
  const [counted] = await transaction.rows<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM matches
    WHERE guild_id = ${guildId} AND status IN ('lobby', 'playing')`);
  return counted?.count ?? 0;
}

type Work<Answer> = (
  locked: LockedMatch,
) => Promise<{ answer: Answer; change: MatchChange | null }>;

/**
 * Tries again after a collision, and once after a lost connection: the pool may have held connections of a
 * server that has been restarted. `work` has to find out whether a lost commit took place.
 */
async function changeWithRetries<Answer>(
  connection: Connection,
  matchId: string,
  work: Work<Answer>,
): Promise<Answer | null> {
  let lost = false;
  for (let tries = 1; ; tries++) {
    try {
      return await changeOnce(connection, matchId, work, tries > 1);
    } catch (error) {
      const unavailable = isUnavailable(error);
      if (tries === TRIES || (unavailable ? lost : !isCollision(error))) throw error;
      if (unavailable) await setTimeout(AFTER_LOSS);
      lost ||= unavailable;
    }
  }
}

async function readAgain<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await setTimeout(AFTER_LOSS);
    return work();
  }
}

function changeOnce<Answer>(
  connection: Connection,
  matchId: string,
  work: Work<Answer>,
  again: boolean,
): Promise<Answer | null> {
  return connection.transaction(async (transaction) => {
    const locked = await lockMatch(transaction, matchId, again);
    if (!locked) return null;
    const { answer, change } = await work(locked);
    if (change) await save(transaction, matchId, change);
    return answer;
  });
}

async function save(transaction: Transaction, matchId: string, change: MatchChange): Promise<void> {
  const { match, seats, forget, involved = [], campaign } = change;
  for (const userId of involved) transaction.send(participates(matchId, userId));
  if (seats) seatAnew(transaction, matchId, seats, match.hostId);
  transaction.send(saveStatement(matchId, change, match.changedAt));
  if (campaign) await saveCampaign(transaction, matchId, campaign);
  if (forget) await forgetInRecords(transaction, matchId, forget);
}

/** Each following match takes over from the previous one: the home message, and the thread if it is the same. */
async function saveCampaign(
  transaction: Transaction,
  matchId: string,
  { campaign, matches }: CampaignChange,
): Promise<void> {
  let before = matchId;
  for (const { match, slots, inputs } of matches) {
    transaction.send(insertMatch(match, null, false));
    const begun = match.state ? ({ stateChanged: true } as const) : {};
    await save(transaction, match.id, { match, seats: match.seats, slots, inputs, ...begun });
    transaction.send(handOnHome(before, match.id));
    if (match.threadId !== null) transaction.send(shareThread(before, match.id));
    before = match.id;
  }
  transaction.send(updateCampaign(campaign));
}

const participates = (matchId: string, userId: string): Sql => sql`
  INSERT INTO participants (match_id, user_id) VALUES (${matchId}, ${userId})
  ON CONFLICT DO NOTHING`;

function seatAnew(
  transaction: Transaction,
  matchId: string,
  seats: readonly SeatHolder[],
  hostId: string,
): void {
  transaction.send(sql`DELETE FROM seats WHERE match_id = ${matchId}`);
  transaction.send(sql`
    WITH holders AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
        AS holder(seat text, "userId" text, name text, characters text[])
    ), seated AS (
      INSERT INTO seats (match_id, seat, user_id, name, characters)
      SELECT ${matchId}, seat, "userId", name, characters FROM holders
    )
    INSERT INTO participants (match_id, user_id)
    SELECT ${matchId}, id FROM (
      SELECT "userId" AS id FROM holders UNION SELECT ${hostId}
    ) AS known
    WHERE NOT starts_with(id, ${COMPANION}) AND NOT starts_with(id, ${FORMER})
      AND NOT starts_with(id, ${CROWD})
    ON CONFLICT DO NOTHING`);
}
