import { expect, test } from 'vitest';
import { whenReachable } from '../../src/store/when-reachable.ts';
import { recordingLog } from '../support/recording-log.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('what a start needs of the database is tried again while that is away', async () => {
  const answers = [away, away, 'there'];
  const work = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  expect(await whenReachable(recordingLog(), work, 1)).toBe('there');
  expect(answers).toEqual([]);
});

test('what is wrong in itself is said at once', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error('permission denied for schema');
  };
  await expect(whenReachable(recordingLog(), work, 1)).rejects.toThrow('permission denied');
  expect(tries).toBe(1);
});
