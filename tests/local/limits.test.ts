import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord } from '../../src/local/index.ts';
import { modalProblems } from '../../src/local/validation/modal-limits.ts';
import { hasOpenApi, OPEN_API, type Stage, setStage } from './stage.ts';

const button = (id: string, label = 'x') => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  custom_id: id,
  label,
});
const row = (...components: unknown[]) => ({ type: ComponentType.ActionRow, components });
const buttons = (count: number) => Array.from({ length: count }, (_, index) => button(`b${index}`));
const select = (options: number, extra: object = {}) => ({
  type: ComponentType.StringSelect,
  custom_id: 's',
  options: Array.from({ length: options }, (_, index) => ({
    label: `o${index}`,
    value: `v${index}`,
  })),
  ...extra,
});
const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const v2 = { flags: MessageFlags.IsComponentsV2 };

/** Bodies that Discord refuses, and where it sees the fault. */
const REFUSED: [string, Record<string, unknown>, string][] = [
  ['2001 characters', { content: 'x'.repeat(2001) }, '/content'],
  ['a sixth button', { components: [row(...buttons(6))] }, '/components/0/components'],
  ['a sixth row', { components: buttons(6).map((one) => row(one)) }, '/components'],
  ['a 26th option', { components: [row(select(26))] }, '/components/0/components/0/options'],
  ...(
    [
      ['option label', 'label'],
      ['option value', 'value'],
      ['option description', 'description'],
    ] as const
  ).map(([name, part]): (typeof REFUSED)[number] => [
    `a long ${name}`,
    {
      components: [
        row(select(0, { options: [{ label: 'o', value: 'v', [part]: 'x'.repeat(101) }] })),
      ],
    },
    `/components/0/components/0/options/0/${part}`,
  ]),
  [
    'a long placeholder',
    { components: [row(select(1, { placeholder: 'x'.repeat(151) }))] },
    '/components/0/components/0/placeholder',
  ],
  [
    'an option value twice',
    {
      components: [row(select(0, { options: ['a', 'b'].map((label) => ({ label, value: 'v' })) }))],
    },
    '/components/0/components/0/options',
  ],
  [
    'a menu beside a button',
    { components: [row(select(2), button('a'))] },
    '/components/0/components',
  ],
  [
    'more values than options',
    { components: [row(select(2, { max_values: 3 }))] },
    '/components/0/components/0/max_values',
  ],
  ['a custom id twice', { components: [row(button('a'), button('a'))] }, '/components'],
  [
    'a long custom id',
    { components: [row(button('a'.repeat(101)))] },
    '/components/0/components/0/custom_id',
  ],
  [
    'a long label',
    { components: [row(button('a', 'x'.repeat(81)))] },
    '/components/0/components/0/label',
  ],
  ['a button without label', { components: [row(button('a', ''))] }, '/components/0/components/0'],
  [
    'an unknown emoji',
    { components: [row({ ...button('a'), emoji: { id: '1', name: 'x' } })] },
    '/components/0/components/0/emoji/id',
  ],
  ['layout without its flag', { components: [text('x')] }, '/components/0/type'],
  ['layout with content', { ...v2, content: 'x', components: [text('x')] }, '/content'],
  ['layout with an embed', { ...v2, embeds: [{ title: 'x' }], components: [text('x')] }, '/embeds'],
  [
    '4001 characters of layout',
    { ...v2, components: [text('x'.repeat(2000)), text('x'.repeat(2001))] },
    '/components',
  ],
  [
    '41 components',
    { ...v2, components: [{ type: 17, components: Array.from({ length: 40 }, () => text('x')) }] },
    '/components',
  ],
  [
    '41 components, rows and menus counted',
    {
      ...v2,
      components: [
        {
          type: 17,
          components: Array.from({ length: 14 }, (_, index) => index).flatMap((index) => [
            text('x'),
            row({ ...select(2), custom_id: `s${index}` }),
          ]),
        },
      ],
    },
    '/components',
  ],
  [
    'a container in a container',
    { ...v2, components: [{ type: 17, components: [{ type: 17, components: [text('x')] }] }] },
    '/components/0/components/0/type',
  ],
  [
    '6001 characters of embeds',
    { embeds: [1, 2, 3].map(() => ({ description: 'x'.repeat(2001) })) },
    '/embeds',
  ],
];

describe('Discord’s limits, without its API description', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(() => undefined, { openApiPath: '' });
  });
  beforeEach(() => stage.discord.statistics.reset());
  afterAll(() => stage.close());

  it.each(REFUSED)('refuses %s', async (_, body, place) => {
    const before = stage.discord.messages(stage.games).length;
    await expect(
      stage.rest.post(`/channels/${stage.games}/messages`, {
        body: { content: 'x', ...('flags' in body ? { content: '' } : {}), ...body },
      }),
    ).rejects.toMatchObject({ code: 50035, status: 400 });
    expect(stage.discord.statistics.violations.map((one) => one.path)).toContain(place);
    expect(stage.discord.messages(stage.games)).toHaveLength(before);
  });

  it('accepts what is just within the limits', async () => {
    const options = Array.from({ length: 5 }, (_, index) =>
      row(...buttons(5).map((one) => ({ ...one, custom_id: `${one.custom_id}-${index}` }))),
    );
    await stage.rest.post(`/channels/${stage.games}/messages`, {
      body: { content: 'x'.repeat(2000), components: options },
    });
    await stage.rest.post(`/channels/${stage.games}/messages`, {
      body: {
        ...v2,
        components: [
          { type: 17, components: Array.from({ length: 39 }, () => text('x'.repeat(100))) },
        ],
      },
    });
    expect(stage.discord.statistics.violations).toEqual([]);
  });

  it('refuses an empty message', async () => {
    await expect(
      stage.rest.post(`/channels/${stage.games}/messages`, { body: {} }),
    ).rejects.toMatchObject({ code: 50006 });
  });

  const command = (extra: object) => ({ name: 'ok', description: 'fine', ...extra });
  const option = (name: string, extra: object = {}) => ({
    type: 3,
    name,
    description: 'x',
    ...extra,
  });
  it.each([
    ['capitals in the name', [command({ name: 'Game' })], '/0/name'],
    ['a name with a space', [command({ name: 'a b' })], '/0/name'],
    ['no description', [command({ description: '' })], '/0/description'],
    [
      '26 options',
      [command({ options: Array.from({ length: 26 }, (_, index) => option(`o${index}`)) })],
      '/0/options',
    ],
    [
      'required after optional',
      [command({ options: [option('a'), option('b', { required: true })] })],
      '/0/options/1',
    ],
    ['the same name twice', [command({}), command({})], '/'],
    [
      'more than 8000 characters',
      [
        command({
          options: Array.from({ length: 25 }, (_, index) =>
            option(`o${index}`, {
              choices: Array.from({ length: 25 }, (_, choice) => ({
                name: `${choice}`.padEnd(20, 'x'),
                value: String(choice),
              })),
            }),
          ),
        }),
      ],
      '/0',
    ],
  ])('refuses commands with %s', async (_, body, place) => {
    const { applicationId, guildId } = stage.discord;
    await expect(
      stage.rest.put(`/applications/${applicationId}/guilds/${guildId}/commands`, { body }),
    ).rejects.toMatchObject({ code: 50035 });
    expect(stage.discord.statistics.violations.map((one) => one.path)).toContain(place);
  });

  it('refuses a 26th autocomplete choice', async () => {
    const choices = Array.from({ length: 26 }, (_, index) => ({
      name: `n${index}`,
      value: `v${index}`,
    }));
    stage.client.on('interactionCreate', (interaction) => {
      if (interaction.isAutocomplete()) void interaction.respond(choices).catch(() => undefined);
    });
    const { discord, ann, games } = stage;
    void discord.autocomplete(ann, games, 'game new', { which: '' }, 'which');
    await expect
      .poll(() => discord.statistics.violations.map((one) => one.path))
      .toEqual(['/data/choices']);
  });
});

it('a form’s label must hold a field', () => {
  const form = { title: 'A form', custom_id: 'form', components: [{ type: 18, label: 'Name' }] };
  expect(modalProblems(form).map(({ path }) => path.join('/'))).toEqual([
    'data/components/0/component',
  ]);
});

describe('Discord’s API description', () => {
  it('gives a notice where the file is absent', async () => {
    const notices: string[] = [];
    const discord = await startLocalDiscord({
      openApiPath: 'absent.json',
      notice: (line) => notices.push(line),
    });
    expect(notices).toEqual([expect.stringContaining('there is no absent.json')]);
    await discord.close();
  });

  it(`finds wrong types and says where (${hasOpenApi ? OPEN_API : 'file absent: only its absence is checked'})`, async () => {
    const stage = await setStage(() => undefined);
    const bodies = [
      { tts: 'loud' },
      { message_reference: { message_id: 'x' } },
      { embeds: [{ color: 'red' }] },
    ];
    for (const body of bodies)
      await stage.rest
        .post(`/channels/${stage.games}/messages`, { body: { content: 'x', ...body } })
        .catch(() => undefined);
    const places = stage.discord.statistics.violations.map((one) => one.path);
    if (hasOpenApi)
      expect(places).toEqual(['/tts', '/message_reference/message_id', '/embeds/0/color']);
    else expect(places).not.toContain('/tts');
    await stage.close();
  });
});
