import { describe, expect, it } from 'vitest';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { upgradesOf } from '../../../../src/games/altar-quest/rules/queries/upgrades.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { campaign } from '../../../support/altar-quest-campaign.ts';
import '../../../support/spare-equipment.ts';

/** Sedrin has earned something; Myreen and Rowen play on. */
const sedrinAway = (earned: { equipment?: string[]; allies?: string[]; upgrades?: string[] }) =>
  campaign({ heroes: ['sedrin', 'myreen', 'rowen'] })
    .earned('sedrin', earned)
    .won('the-search')
    .moveOn()
    .come('myreen', 'rowen');

const texts = loadTexts();

/** The question as it reads, with its options. */
function asRead(quest: ReturnType<ReturnType<typeof sedrinAway>['quest']>) {
  const decision = quest.question() as AltarQuestDecision;
  const view = viewOf(quest.match, 'seat of myreen');
  const options = decision.options.map((option) =>
    presentation.option(view, decision, option, texts),
  );
  return { ...presentation.prompt(view, decision, texts), options };
}

const ofType = (cards: readonly string[], type: string) =>
  cards.filter((card) => definition(card).type === type);

describe('what the party has earned', () => {
  it('AQ-274, Q-70: an ally goes on with whoever plays, and the group says with whom', () => {
    const stage = sedrinAway({ allies: ['huey'] });
    const quest = stage.quest();
    expect(quest.question()).toMatchObject({
      how: 'group',
      seats: ['seat of myreen', 'seat of rowen'],
      visibility: 'public',
      prompt: { key: 'prompt.carry-one', args: { absent: 'sedrin', card: 'huey' } },
    });
    expect(quest.options()).toEqual(['myreen', 'rowen']);
    quest.choose('rowen');
    expect(quest.told('things-carried')).toEqual([
      { hero: 'rowen', absent: 'sedrin', cards: ['huey'] },
    ]);
    expect(ofType(quest.hero('rowen').area, 'ally')).toEqual(['huey']);
    expect(ofType(quest.hero('myreen').area, 'ally')).toEqual([]);
    quest.settle('prompt.place-ally');
    expect(quest.question()).toMatchObject({
      seats: ['seat of rowen'],
      prompt: { args: { ally: 'huey', hero: 'rowen' } },
    });
    const [space = ''] = quest.options();
    quest.choose(space);
    expect(quest.state.cards.huey?.spaces).toEqual([space]);
    quest.won().moveOn();
    expect(stage.hero('sedrin').allies).toEqual(['huey']);
    expect(stage.hero('rowen').allies).toEqual([]);
  });

  it('AQ-274: all that one hero has left is one question, answered with one tap', () => {
    const cards = ['spare-boots', 'spare-ring', 'huey'];
    const quest = sedrinAway({ equipment: cards.slice(0, 2), allies: ['huey'] }).quest();
    expect(quest.question().prompt).toEqual({
      key: 'prompt.carry',
      args: { absent: 'sedrin', cards },
    });
    expect(quest.options()).toEqual(['myreen', 'rowen', 'share']);
    quest.choose('myreen');
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(quest.hero('myreen').area).toEqual(expect.arrayContaining(cards));
    for (const card of cards) expect(quest.cardsOf('rowen')).not.toContain(card);
    quest.won().moveOn();
  });

  it('AQ-274: or it is shared out, card by card', () => {
    const quest = sedrinAway({
      equipment: ['spare-boots', 'spare-ring'],
      allies: ['huey'],
    }).quest();
    quest.choose('share').choose('myreen');
    expect(quest.question().prompt.args).toEqual({ absent: 'sedrin', card: 'spare-ring' });
    quest.choose('rowen').choose('rowen');
    expect(quest.told('things-carried')).toEqual([
      { hero: 'myreen', absent: 'sedrin', cards: ['spare-boots'] },
      { hero: 'rowen', absent: 'sedrin', cards: ['spare-ring'] },
      { hero: 'rowen', absent: 'sedrin', cards: ['huey'] },
    ]);
    expect(quest.hero('myreen').area).toContain('spare-boots');
    expect(quest.hero('rowen').area).toEqual(expect.arrayContaining(['spare-ring', 'huey']));
    quest.won().moveOn();
  });

  it('AQ-274: each absent hero is asked about', () => {
    const stage = campaign({ heroes: ['sedrin', 'quella', 'myreen', 'rowen'] })
      .earned('sedrin', { allies: ['huey'] })
      .earned('quella', { equipment: ['spare-boots'] })
      .won('the-search')
      .moveOn()
      .come('myreen', 'rowen');
    const quest = stage.quest().choose('myreen');
    expect(quest.question().prompt.args).toEqual({ absent: 'quella', card: 'spare-boots' });
    quest.choose('rowen');
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(quest.hero('myreen').area).toContain('huey');
    expect(quest.hero('rowen').area).toContain('spare-boots');
    quest.won().moveOn();
  });

  it('AQ-274: nobody is asked where one hero plays alone, or nobody has left anything', () => {
    const stage = sedrinAway({ equipment: ['spare-boots'], allies: ['huey'] }).come('myreen');
    const alone = stage.quest();
    expect(alone.asks).toEqual(['prompt.mulligan']);
    expect(alone.told('things-carried')).toEqual([
      { hero: 'myreen', absent: 'sedrin', cards: ['spare-boots', 'huey'] },
    ]);
    expect(alone.hero('myreen').area).toEqual(expect.arrayContaining(['spare-boots', 'huey']));
    alone.won().moveOn();
    const nothing = sedrinAway({}).quest();
    expect(nothing.asks).toEqual(['prompt.mulligan']);
    expect(nothing.told('things-carried')).toEqual([]);
    nothing.won().moveOn();
  });

  it('AQ-274, Q-86: who has taken it carries on without a question, and gives it back to who returns', () => {
    const stage = sedrinAway({ equipment: ['spare-boots'], allies: ['huey'] });
    stage.quest().choose('rowen').won().moveOn();
    const again = stage.quest();
    expect(again.asks).toEqual(['prompt.mulligan']);
    expect(again.hero('rowen').area).toEqual(expect.arrayContaining(['spare-boots', 'huey']));
    again.lost().moveOn();
    stage.come('myreen', 'rowen', 'sedrin');
    const back = stage.quest();
    expect(back.told('things-carried')).toEqual([]);
    expect(back.hero('rowen').area).not.toEqual(expect.arrayContaining(['huey']));
    expect(back.settle('prompt.mulligan').hero('sedrin').area).toEqual(
      expect.arrayContaining(['spare-boots', 'huey']),
    );
    back.won().moveOn();
    expect(stage.hero('rowen').carries).toBeUndefined();
  });

  it('AQ-274, Q-86: where the carrier is away as well the group is asked again', () => {
    const stage = sedrinAway({ allies: ['huey'] });
    stage.quest().choose('rowen').won().moveOn();
    const quest = stage.come('myreen', 'quella').quest();
    expect(quest.question().prompt.args).toEqual({ absent: 'sedrin', card: 'huey' });
    expect(quest.options()).toEqual(['myreen', 'quella']);
    quest.choose('quella').settle('prompt.mulligan').won().moveOn();
    // Whoever had it before no longer has it.
    const next = stage.come('rowen', 'quella').quest().settle('prompt.mulligan');
    expect(next.hero('quella').area).toContain('huey');
    expect(next.hero('rowen').area).not.toContain('huey');
    next.won().moveOn();
  });

  it('AQ-274, Q-72: a quest that is played again asks nothing again', () => {
    const stage = sedrinAway({ allies: ['huey'] });
    stage.quest().choose('rowen').brokenOff().upkeep().choose('again');
    const quest = stage.quest();
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(quest.hero('rowen').area).toContain('huey');
    quest.won().moveOn();
  });

  it('AQ-230, AQ-274, AQ-286: who has something of its type already chooses between them, and the question says so', () => {
    const quest = sedrinAway({ equipment: ['spare-axe'] }).quest();
    expect(quest.question().options).toMatchObject([
      { args: { figure: 'myreen', instead: 'winter-rose' } },
      { args: { figure: 'rowen', instead: 'the-eleven' } },
    ]);
    quest.choose('myreen');
    expect(quest.question('myreen:weapon')).toMatchObject({ seats: ['seat of myreen'] });
    expect(quest.options()).toEqual(['winter-rose', 'spare-axe']);
    quest.choose('winter-rose');
    expect(quest.hero('myreen').area).not.toContain('spare-axe');
    expect(quest.state.campaign?.behind).toEqual(['spare-axe']);
    quest.won().moveOn();
  });

  it('AQ-274: a deadline takes who can use it besides their own', () => {
    const stage = campaign({ heroes: ['sedrin', 'myreen', 'rowen'] })
      .earned('sedrin', { equipment: ['spare-boots'] })
      .earned('myreen', { equipment: ['spare-clogs'] })
      .won('the-search')
      .moveOn()
      .come('myreen', 'rowen');
    const quest = stage.quest().settle('prompt.mulligan');
    expect(quest.hero('rowen').area).toContain('spare-boots');
    expect(quest.hero('myreen').area).toContain('spare-clogs');
    quest.won().moveOn();
  });

  it('AQ-274, AQ-284: cards of one hero only stay with that hero: upgrades replace nothing elsewhere', () => {
    const [upgrade = ''] = upgradesOf('sedrin');
    const quest = sedrinAway({ upgrades: [upgrade], allies: ['huey'] }).quest();
    expect(quest.question().prompt.args).toEqual({ absent: 'sedrin', card: 'huey' });
    quest.choose('myreen');
    expect([...quest.cardsOf('myreen'), ...quest.cardsOf('rowen')]).not.toContain(upgrade);
    quest.won().moveOn();
  });

  it('AQ-263, AQ-274, Q-67: an ally of an absent hero who falls is noted as fallen, and is there again', () => {
    const stage = sedrinAway({ allies: ['queen-valory'] });
    stage
      .quest()
      .choose('myreen')
      .won({ removed: ['queen-valory'] });
    expect(stage.state.last?.removed).toEqual(['queen-valory']);
    const quest = stage.moveOn().quest();
    expect(quest.hero('myreen').area).toContain('queen-valory');
    quest.won().moveOn();
  });

  it('AQ-271, AQ-274: a campaign that was saved before anybody carried anything goes on', () => {
    const stage = sedrinAway({ allies: ['huey'] });
    expect(stage.hero('myreen').carries).toBeUndefined();
    const under = stage.quest().choose('rowen');
    // A quest begun by the version before.
    delete under.state.campaign?.absent;
    delete under.state.campaign?.heroes.rowen?.carries;
    under.settle('prompt.place-ally').lost().moveOn();
    expect(stage.hero('sedrin').allies).toEqual(['huey']);
    const quest = stage.quest();
    expect(quest.asks).toEqual(['prompt.carry-one']);
    quest.won().moveOn();
  });

  it('AQ-274: reads as one would say it', () => {
    const quest = sedrinAway({ equipment: ['sextons-spade'], allies: ['huey'] }).quest();
    const { question, why, options } = asRead(quest);
    expect(question).toMatch(/^Sedrin isn’t with you this time\. Who takes .+ and Huey\?$/);
    expect(why).toBe('All of it stays with the party until Sedrin returns.');
    expect(options.map(({ label }) => label)).toEqual(['Myreen', 'Rowen', 'Share it out']);
    expect(options[0]?.description).toMatch(/^Has .+ and would have to choose$/);
    expect(options[2]?.description).toBeUndefined();
    quest.choose('rowen').settle('prompt.mulligan').won().moveOn();
    const alone = sedrinAway({ allies: ['huey'] }).quest();
    expect(asRead(alone).question).toBe('Sedrin isn’t with you this time. Who takes Huey?');
    expect(asRead(alone).why).toContain('Exhaust');
    alone.won().moveOn();
  });

  it('AQ-263, AQ-274: the queen whom an absent hero has earned can still carry her lamp in', () => {
    const stage = campaign({
      heroes: ['sedrin', 'myreen', 'rowen'],
      options: { story: 'out-of-luxen' },
    });
    for (let chapter = 1; chapter <= 5; chapter++) stage.won().moveOn();
    expect(stage.hero('sedrin').allies).toContain('queen-valory');
    stage.come('myreen', 'rowen');
    const quest = stage.quest().choose('rowen').settle('prompt.mulligan');
    expect(quest.hero('rowen').area).toEqual(expect.arrayContaining(['huey', 'queen-valory']));
    quest.won({ removed: ['queen-valory'] }).moveOn();
    expect(stage.campaign.outcome).toEqual({ won: true, reason: 'the-lamp-carried-in' });
  });
});
