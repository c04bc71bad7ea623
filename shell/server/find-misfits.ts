import { parentPort, workerData } from 'node:worker_threads';
import { findMisfitsOfCurrent, readPlatform } from '@saltbush/build';

/** A thread that compares the current releases in a folder, its data, with the published platform. */
parentPort?.postMessage(findMisfitsOfCurrent(workerData, readPlatform(workerData)));
