import { readFile } from 'node:fs/promises';

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK = 10;
/** Fields of `/proc/PID/stat` after the name of the program: time in the program, and in the kernel for it. */
const USER = 11;
const KERNEL = 12;

/**
 * Milliseconds of one core that a process has taken so far with all of its threads, as reported by Linux; NaN on
 * other systems, and for a process that has ended.
 */
export async function processorTimeOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name may contain spaces and brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER] ?? Number.NaN) + Number(fields[KERNEL] ?? Number.NaN)) * TICK;
}
