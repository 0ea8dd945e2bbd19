import { readFile } from 'node:fs/promises';

/**
 * Megabytes that a process has resident now (`VmRSS`), or has had at most (`VmHWM`), as reported by Linux; NaN
 * on other systems, and for a process that has ended.
 */
export async function megabytesOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = status.match(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm')) ?? [];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
