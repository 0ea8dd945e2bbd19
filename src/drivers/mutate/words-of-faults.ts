import type { Ignorer } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface SyntaxNode {
  type: string;
  callee?: SyntaxNode;
  name?: string;
  object?: SyntaxNode;
}

/**
 * What an error of ours or a line of the log says in English is not behaviour that a test should hold
 * fast: its words are not mutated. That something is thrown is.
 */
export const wordsOfFaults: Ignorer = {
  shouldIgnore(path) {
    const { node, parent, listKey } = path as {
      node: SyntaxNode;
      parent?: SyntaxNode;
      listKey?: string;
    };
    if (listKey !== 'arguments' || !parent || !WORDS.includes(node.type)) return undefined;
    const isError = parent.type === 'NewExpression' && parent.callee?.name?.endsWith('Error');
    const isLogged = parent.callee?.object?.name === 'log';
    return isError || isLogged ? 'the words of a fault' : undefined;
  },
};

const WORDS: readonly string[] = ['StringLiteral', 'TemplateLiteral'];

export const WORDS_OF_FAULTS = 'words-of-faults';

/** What Stryker loads. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, WORDS_OF_FAULTS, wordsOfFaults),
];
