import type { JournalPage } from '../../chronicle/campaign/campaign-chronicle.ts';
import { journalPage } from '../../chronicle/campaign/journal.ts';
import { statisticsTable, table, written } from '../../chronicle/markdown.ts';
import type { CampaignPresentation } from '../../kernel/campaign-presentation.ts';
import { drawAt } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { listed } from '../week/quoting.ts';
import { type PagePicture, Pictures } from './pictures.ts';
import type { CampaignTold, MatchTold } from './playing.ts';
import { openingOf, roundsOf } from './quest.ts';
import { Quoting, quoted } from './quoting.ts';
import { fullestScenes, type Scene } from './scenes.ts';

/** Figures of the statistics that are worth a line. */
const FIGURES = 5;

export interface CampaignPage {
  markdown: string;
  pictures: PagePicture[];
}

/** A campaign as a page to read, with its pictures. @param command what plays it and writes the page */
export async function pageOf(
  told: CampaignTold,
  texts: Texts,
  command: string,
): Promise<CampaignPage> {
  const presentation = told.game.presentation.campaign;
  if (!presentation) throw new RangeError(`${told.game.rules.id} has no campaigns.`);
  const writing = new Writing(told, presentation, texts);
  return { markdown: await writing.all(command), pictures: writing.pictures.all };
}

/** Writes the page from its beginning to its end. */
class Writing {
  readonly pictures = new Pictures();
  readonly #told: CampaignTold;
  readonly #presentation: CampaignPresentation;
  readonly #texts: Texts;
  readonly #quoting = new Quoting();
  #scenes: Scene[] = [];
  #journal: JournalPage | null = null;

  constructor(told: CampaignTold, presentation: CampaignPresentation, texts: Texts) {
    this.#told = told;
    this.#presentation = presentation;
    this.#texts = texts;
  }

  async all(command: string): Promise<string> {
    const { matches, game } = this.#told;
    this.#scenes = await fullestScenes(this.#told, this.#texts);
    const blocks = [...(await this.#foreword(command))];
    for (const match of matches) {
      blocks.push(
        ...(match.gameId === game.rules.id ? await this.#quest(match) : await this.#between(match)),
      );
    }
    blocks.push(...(await this.#after(command)));
    return written(blocks);
  }

  async #foreword(command: string): Promise<string[]> {
    const { matches, game, campaign } = this.#told;
    const [first] = matches;
    const title = this.#presentation.title(campaign, this.#texts);
    const heroes = this.#presentation
      .characters(campaign, this.#texts)
      .map(({ name }) => `**${name}**`);
    return [
      `# ${title}: a campaign`,
      `This is one campaign of ${this.#texts(`${game.rules.id}.name`)}, *${title}*, as ${listed(heroes)} came through it. Companions played them, and chose everything that a group chooses: every deed, the votes of the story, what was bought and learned.`,
      `Every quotation is what the thread tells. Of the quests’ rounds it is a small part; how a quest opens and what comes after it are whole, but for what has been read before. \`${command}\` plays it and writes this page; nobody edits it by hand. Whoever wants to play the story without knowing it stops reading here.`,
      ...(first
        ? await this.pictures.add(
            await this.#presentation.picture(first.before, this.#texts),
            'road-ahead',
            'The campaign in its channel, before the first quest',
          )
        : []),
    ];
  }

  async #quest(match: MatchTold): Promise<string[]> {
    const { game, view, options, moments } = match;
    const texts = this.#texts;
    const number = this.#quests().indexOf(match) + 1;
    const title = game.presentation.called?.(match, texts) ?? '';
    const choice = (option: string) =>
      texts(`${game.rules.id}.lobby.option.${option}.choice.${options[option]}`);
    const ending = game.presentation.ending(view, texts);
    const [story = '', ...deeds] = ending.lines;
    const last = moments.at(-1);
    const rounds = game.presentation.round(view);
    return [
      `## ${number} · ${title}`,
      `*${choice('quest')}, against ${choice('villain')} and ${choice('threat')}*`,
      this.#quote(openingOf(match, texts)),
      ...roundsOf(match, this.#quoting, texts),
      ...(last
        ? await this.pictures.add(
            await drawAt(game.presentation, last.first, 'round', null, texts),
            `quest-${number}`,
            `${title}: round ${last.round}, the last, as it began`,
          )
        : []),
      `**${ending.title} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}**`,
      quoted([story, `-# ${deeds.join(' ')}`]),
      ...(match === this.#quests().at(-1)
        ? await this.pictures.add(
            await drawAt(game.presentation, view, 'ending', null, texts),
            'ending',
            'How the thread ended the last quest',
          )
        : []),
    ];
  }

  #quote = (lines: readonly string[]): string => quoted(this.#quoting.fresh(lines));

  #quests = (): MatchTold[] =>
    this.#told.matches.filter(({ gameId }) => gameId === this.#told.game.rules.id);

  async #between(match: MatchTold): Promise<string[]> {
    const { game, events, after } = match;
    const isLast = after.outcome !== null;
    const quote = this.#quote(game.presentation.events(events, this.#texts));
    return [
      isLast ? '## The end' : '### In between',
      quote,
      ...(await this.#scenesOf(match)),
      ...(isLast ? [] : this.#journalTable(match)),
    ];
  }

  async #scenesOf(match: MatchTold): Promise<string[]> {
    const blocks: string[] = [];
    for (const { kind, picture } of this.#scenes.filter((scene) => scene.match === match)) {
      const label = this.#texts(`${match.game.rules.id}.picture.kind.${kind}`);
      blocks.push(...(await this.pictures.add(picture, kind, `${label}, as the thread shows it`)));
    }
    return blocks;
  }

  /** What is new in the journal. */
  #journalTable({ after }: MatchTold): string[] {
    const page = journalPage(after, this.#presentation, this.#journal, this.#texts);
    this.#journal = page;
    const rows = [
      ...page.heroes.map(({ name, lines }) => [name, newLines(lines)]),
      ['Every quest', newLines(page.lines.map((line) => ({ ...line, text: namedIn(line.text) })))],
    ].filter(([, lines]) => lines !== '');
    if (rows.length === 0) return [];
    return [table([['The journal', 'What is new'], ['---', '---'], ...(rows as string[][])])];
  }

  async #after(command: string): Promise<string[]> {
    const { campaign } = this.#told;
    const texts = this.#texts;
    const blocks = ['## What became of them'];
    const sheets: string[] = [];
    for (const { character, name, lines } of this.#presentation.characters(campaign, texts)) {
      blocks.push(`**${name}**`, lines.map((line) => `- ${line}`).join('\n'));
      const sheet = await this.#presentation.sheet(campaign, character, texts);
      sheets.push(...(await this.pictures.beside(sheet, `sheet-${character}`)));
    }
    blocks.push(sheets.join('\n'));
    blocks.push(
      ...(await this.pictures.add(
        await this.#presentation.picture(campaign, texts),
        'road-behind',
        'The campaign in its channel, after the last quest',
      )),
      ...this.#figures(),
      `\`${command}\` wrote this page.`,
    );
    return blocks;
  }

  #figures(): string[] {
    const { matches, game, campaign } = this.#told;
    const own = this.#quests();
    const all = matches.reduce((sum, { choices }) => sum + choices, 0);
    const rounds = own.reduce((sum, { view }) => sum + game.presentation.round(view), 0);
    const statistics = game.presentation.statistics?.(own, this.#texts);
    return [
      '## In figures',
      this.#presentation
        .record(campaign, this.#texts)
        .map((line) => `- ${line}`)
        .join('\n'),
      `${all} choices in ${rounds} rounds and what lay between.`,
      ...(statistics
        ? [
            statisticsTable(
              {
                columns: statistics.columns.map(({ name }) => ({ name, holder: 'companion' })),
                rows: statistics.rows.slice(0, FIGURES),
              },
              this.#texts,
            ),
          ]
        : []),
    ];
  }
}

const newLines = (lines: JournalPage['lines']): string =>
  lines
    .filter(({ isNew }) => isNew)
    .map(({ text }) => text.replaceAll('|', '\\|'))
    .join('<br>');

/** A card by its name: what it does has just been read. */
const namedIn = (line: string): string => line.replace(/^(.*?\*\*.+?):?\*\*.*$/s, '$1**');
