import { resolve } from 'node:path';
import type { Engine } from '../engine';
import type { EngineOptions } from '../engine-options';
import { createPrivateFolder, makePrivate } from './access';
import { lockFolder } from './lock';
import { requireData } from './marker';
import { message, openEngine } from './open-engine';

export interface OpenFolder {
  engine: Engine;
  /** Notes in the folder at which port it is served. */
  announce(port: number): void;
  /** Closes the engine and unlocks the folder. */
  close(): Promise<void>;
}

function createFolder(folder: string): void {
  try {
    createPrivateFolder(folder);
    makePrivate(folder);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be used: ${message(error)}`);
  }
}

/**
 * Opens a data folder exclusively for this process; it is created if it does not exist.
 * @throws Error with a one-line message if the folder is in use, damaged or not accessible.
 */
export function openFolder(path: string, options: Omit<EngineOptions, 'folder'>): OpenFolder {
  const folder = resolve(path);
  createFolder(folder);
  requireData(folder);
  const { announce, unlock } = lockFolder(folder);
  try {
    const engine = openEngine(folder, options);
    return {
      engine,
      announce,
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
