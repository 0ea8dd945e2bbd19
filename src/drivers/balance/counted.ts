/**
 * Plays tasks, and tells after each how many out of all have been played. Tasks that are no longer played have
 * no result.
 * @param play plays one, here or on a thread; null once there's nothing left to play
 */
export const counted = <Task, Played>(
  all: number,
  play: (task: Task) => Played | null | Promise<Played | null>,
  progress: (played: number, all: number) => void,
): ((task: Task) => Promise<Played[]>) => {
  let count = 0;
  return async (task) => {
    const played = await play(task);
    if (played === null) return [];
    count += 1;
    progress(count, all);
    return [played];
  };
};
