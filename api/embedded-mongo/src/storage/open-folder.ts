import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFile, DamagedFile } from './check-file';
import { Engine, type EngineOptions } from './engine';
import { lockFolder } from './folder-lock';

export interface OpenFolder {
  engine: Engine;
  /** Closes the engine and unlocks the folder. */
  close(): Promise<void>;
}

function message(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be used: ${message(error)}`);
  }
}

function openEngine(folder: string, options: Omit<EngineOptions, 'folder'>): Engine {
  try {
    checkFile(folder);
    return new Engine({ ...options, folder });
  } catch (error) {
    const advice = 'restore it from a copy, or remove it to begin with an empty database';
    const what = error instanceof DamagedFile ? message(error) : `it cannot be opened: ${message(error)}`;
    throw new Error(`The data folder ${folder} is damaged (${what}); ${advice}`);
  }
}

/**
 * Opens a data folder exclusively for this process; it is created if it does not exist.
 * @throws Error with a one-line message if the folder is in use, damaged or not accessible.
 */
export function openFolder(path: string, options: Omit<EngineOptions, 'folder'>): OpenFolder {
  const folder = resolve(path);
  createFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const engine = openEngine(folder, options);
    return {
      engine,
      async close() {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
