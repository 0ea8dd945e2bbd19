import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './sync-folder.ts';

/** What Emscripten knows of files, as far as it is needed here. */
interface Emscripten {
  isDir(mode: number): boolean;
  filesystems: {
    NODEFS: {
      stream_ops: { fsync?: (stream: OpenFile) => number };
      realPath(node: OpenFile['node']): string;
      /** Turns a system error into one that Postgres understands. */
      tryFSOperation(work: () => void): void;
    };
  };
}

interface OpenFile {
  node: { mode: number };
  /** The system's descriptor. */
  nfd: number;
}

type Modules = Parameters<NodeFS['init']>[1];

/**
 * The files of a folder, which are on the disk once Postgres has asked for that. Emscripten accepts its `fsync`
 * and does nothing, so a power cut would lose what was committed, and might leave the tables and the log of
 * their changes out of step.
 */
export class SyncedFiles extends NodeFS {
  override init(database: PGlite, options: Modules) {
    const sync = ({ FS }: { FS: unknown }) => syncWhenAsked(FS as Emscripten);
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), sync] });
  }
}

function syncWhenAsked({ isDir, filesystems: { NODEFS } }: Emscripten): void {
  NODEFS.stream_ops.fsync = ({ node, nfd }) => {
    NODEFS.tryFSOperation(() => {
      if (isDir(node.mode)) syncFolder(NODEFS.realPath(node));
      else fs.fdatasyncSync(nfd);
    });
    return 0;
  };
}
