import { ButtonStyle, ComponentType, MessageFlags, Routes } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { controlOf, openTable, type Stage, setStage } from './stage.ts';

let stage: Stage;
let general: string;
let hosts: string;

beforeAll(async () => {
  stage = await setStage();
  general = stage.discord.channels[1]?.id ?? '';
  hosts = stage.discord.roles[0]?.id ?? '';
});

afterAll(() => stage.close());

const ask = async (user: string, channel: string, command: string): Promise<SeenMessage> =>
  (await stage.discord.command(user, channel, command)).reply();

const setUp = (user = stage.ann) => ask(user, stage.channel, 'setup');

/** Chooses in one of the panel's menus, and returns the updated panel. */
async function choose(menu: string, values: string[], saying: string): Promise<SeenMessage> {
  const { discord, ann } = stage;
  const panel = await setUp();
  await discord.select(ann, panel.id, controlOf(panel, menu), values);
  return panelWith(panel, saying);
}

/** The panel once it says this, in place. */
const panelWith = ({ id }: SeenMessage, saying: string): Promise<SeenMessage> => {
  const { discord, ann, channel } = stage;
  const panel = () => discord.messages(channel, ann).find((one) => one.id === id);
  return discord.waitFor(() => panel()?.text.includes(saying) && panel(), 20_000, saying);
};

const newGame = (user: string, channel: string) => ask(user, channel, 'game new');

it('nothing has to be set, and the panel says how everything is', async () => {
  const panel = await setUp();
  expect(panel.ephemeral).toBe(true);
  expect(panel.text).toContain('**Tables are opened in** every channel where I can post');
  expect(panel.text).toContain('**Tables are opened by** everyone');
  expect(panel.text).toContain('**Pace of new tables**: as usual');
  expect(panel.text).toContain('**Games at once**: as many as you like');
  expect(panel.text).toContain('**Reports about games go to** nobody here');
  expect(panel.text).toContain('**Language**: English. I speak no other yet');
  expect(panel.controls.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Channels where tables are opened…', false],
    ['Roles that can open tables…', false],
    ['Pace of new tables…', false],
    ['Time zone…', false],
    ['Games at once…', false],
    ['Channel for reports…', false],
    ['Reset everything…', true],
    ['Help', false],
  ]);
  const [definition] = stage.discord.commands().filter(({ name }) => name === 'setup');
  expect(definition?.default_member_permissions).toBe('32');
});

it('channels, roles and a limit keep tables out, with the way on', async () => {
  const { ann, bo, cleo, channel, discord } = stage;
  const inGeneral = await choose(
    'Channels where tables are opened…',
    [general],
    `opened in** <#${general}>`,
  );
  expect(inGeneral.controls[0]?.chosen).toEqual([general]);
  expect((await newGame(bo, channel)).text).toContain(
    `On this server, tables are opened in <#${general}>.`,
  );
  await choose('Roles that can open tables…', [hosts], `opened by** <@&${hosts}>`);
  expect((await newGame(cleo, general)).text).toContain(
    `On this server, <@&${hosts}> can open tables.`,
  );
  await choose('Games at once…', ['1'], '1 at most');
  expect((await newGame(bo, general)).text).toContain('The table is open');
  expect((await newGame(ann, general)).text).toContain('This server allows only one game at once');
  const all = await choose('Games at once…', ['unset'], 'as many as you like');
  expect(all.text).toContain(`<@&${hosts}>`);
  expect((await newGame(ann, general)).text).toContain('The table is open');
  discord.permissions.take('CREATE_PUBLIC_THREADS', general);
  const lacking = await setUp();
  expect(lacking.text).toContain(
    `⚠️ I can’t run games in <#${general}>: I need **Create Public Threads** there.`,
  );
  discord.permissions.give('CREATE_PUBLIC_THREADS', general);
});

it('reports go only where they can be posted', async () => {
  const { discord, publishing } = stage;
  await publishing.drain();
  discord.permissions.take('SEND_MESSAGES', general);
  const refused = await choose('Channel for reports…', [general], '⚠️ I can’t send reports');
  expect(refused.text).toContain(`reports to <#${general}>: I need **Send Messages** there.`);
  expect(refused.text).toContain('**Reports about games go to** nobody here');
  discord.permissions.give('SEND_MESSAGES', general);
  const taken = await choose('Channel for reports…', [general], `go to** <#${general}>`);
  expect(taken.text).not.toContain('⚠️');
  await choose('Channel for reports…', [], 'nobody here');
});

it('the pace holds for tables that are opened from then on', async () => {
  const { bo, table } = stage;
  await choose('Pace of new tables…', ['relaxed'], '**Pace of new tables**: Relaxed');
  await newGame(bo, general);
  const { matches } = await table.list({}).then((listed) => (listed.ok ? listed : { matches: [] }));
  const paces = await Promise.all(
    matches.map(async ({ id }) => (await stage.store.read(id))?.settings.pace.kind),
  );
  expect(paces).toEqual(['relaxed', 'daily', 'daily']);
});

it('everything is taken back after a question', async () => {
  const { discord, ann } = stage;
  const panel = await setUp();
  await discord.press(ann, panel.id, controlOf(panel, 'Reset everything…'));
  const sure = await panelWith(panel, 'Reset everything that’s set');
  await discord.press(ann, sure.id, controlOf(sure, 'Yes, reset everything'));
  await panelWith(sure, 'every channel where I can post');
  expect(await stage.store.settings(discord.guildId)).toEqual({});
  await openTable(stage);
});

it('only those who may manage the server set it up, whatever they press', async () => {
  const { discord, bo, channel, bot, store } = stage;
  const dag = discord.users[3]?.id ?? '';
  expect((await setUp(bo)).text).toContain('You need the **Manage Server** permission for that.');
  expect((await setUp(dag)).text).toContain('Set up this server');
  await choose('Games at once…', ['5'], '5 at most');
  // What Bo never sees, put where he can press it.
  const buttons = ['reset:yes', 'setup:show'].map((address) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: address,
    custom_id: address,
  }));
  const limit = {
    type: ComponentType.StringSelect,
    custom_id: 'setup:mostMatches',
    options: [{ label: '200', value: '200' }],
  };
  await bot.client.rest.post(Routes.channelMessages(channel), {
    body: {
      flags: MessageFlags.IsComponentsV2,
      components: [buttons, [limit]].map((components) => ({
        type: ComponentType.ActionRow,
        components,
      })),
    },
  });
  const bait = discord.messages(channel).at(-1);
  const presses = [
    () => discord.press(bo, bait?.id ?? '', 'reset:yes'),
    () => discord.press(bo, bait?.id ?? '', 'setup:show'),
    () => discord.select(bo, bait?.id ?? '', 'setup:mostMatches', ['200']),
  ];
  for (const press of presses) {
    const said = await (await press()).reply();
    expect(said.text).toContain('You need the **Manage Server** permission for that.');
  }
  expect(await store.settings(discord.guildId)).toEqual({ mostMatches: 5 });
  expect(stage.complaints).toEqual([]);
  expect(discord.statistics.violations).toEqual([]);
});
