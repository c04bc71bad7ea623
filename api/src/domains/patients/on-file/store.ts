import type { FiledDetails, SupplyRules } from '@saltbush/contract';
import type { ClientSession, Db, UpdateFilter } from 'mongodb';
import type { PatientDocument } from '../documents';
import { dispensableScripts, nextSupplyOf } from './dispensable';
import type { FiledCorrectionDocument, FiledEndDocument, FiledScriptDocument } from './documents';

/** An account's patient. */
export interface PatientPlace {
  userId: string;
  patientUuid: string;
}

/** More than are valid at the same time: the oldest make room. */
const MOST_KEPT = 100;
const MOST_CORRECTIONS = 50;
const MOST_SUPPLIES = 50;

const patients = (db: Db) => db.collection<PatientDocument>('patients');
const at = ({ userId, patientUuid }: PatientPlace) => ({ _id: patientUuid, user_id: userId });
const ON_FILE = { projection: { scripts_on_file: 1 } } as const;

/** Returns all scripts on file of a patient; null for unknown ids and other users' patients. */
export async function filedScripts(
  db: Db,
  place: PatientPlace,
  session?: ClientSession,
): Promise<FiledScriptDocument[] | null> {
  const found = await patients(db).findOne(at(place), { ...ON_FILE, session });
  return found && (found.scripts_on_file ?? []);
}

/** Puts a script on file, unless it is; returns false if it is or if there is no such patient. */
export async function putOnFile(
  db: Db,
  place: PatientPlace,
  script: FiledScriptDocument,
  session: ClientSession,
): Promise<boolean> {
  const isNew = { ...at(place), 'scripts_on_file.code': { $ne: script.code } };
  const change = {
    $push: { scripts_on_file: { $each: [script], $slice: -MOST_KEPT } },
    $inc: { version: 1 },
  };
  return (await patients(db).updateOne(isNew, change, { session })).modifiedCount === 1;
}

/** What is ordered on a script on file. */
interface FiledOrder {
  product: SupplyRules & { _id: number };
  packs: number;
  now: Date;
}

/**
 * Uses up a repeat of the script of a product that expires first, in the transaction that stores the order.
 * @returns the script's code; null if none can be dispensed, it is too early for the next supply, or a supply has fewer
 * packs
 */
export async function takeRepeat(
  db: Db,
  place: PatientPlace,
  { product, packs, now }: FiledOrder,
  session: ClientSession,
): Promise<string | null> {
  const scripts_on_file = (await filedScripts(db, place, session)) ?? [];
  const [script] = dispensableScripts({ scripts_on_file }, product._id, now);
  if (!script || nextSupplyOf({ scripts_on_file }, product, now)) return null;
  if (packs > (script.issued?.quantity ?? packs)) return null;
  const left = { code: script.code, repeats_left: { $gt: 0 } };
  const taken = await patients(db).updateOne(
    { ...at(place), scripts_on_file: { $elemMatch: left } },
    {
      $inc: { 'scripts_on_file.$.repeats_left': -1, version: 1 },
      $push: { 'scripts_on_file.$.supplied_at': { $each: [now], $slice: -MOST_SUPPLIES } },
    },
    { session },
  );
  return taken.modifiedCount === 1 ? script.code : null;
}

interface FiledChange {
  code: string;
  /** How it was read: one that has changed since is not changed. */
  seen?: FiledDetails;
  change: UpdateFilter<PatientDocument>;
}

/** Changes a script that is kept on file, in the transaction of what changes it; returns false if there is none such. */
async function changeFiled(
  db: Db,
  place: PatientPlace,
  { code, seen, change }: FiledChange,
  session: ClientSession,
): Promise<boolean> {
  const kept = { code, taken_off: { $exists: false }, ...seen };
  const filter = { ...at(place), scripts_on_file: { $elemMatch: kept } };
  return (await patients(db).updateOne(filter, change, { session })).modifiedCount === 1;
}

/** A supply on a script on file, made or not. */
interface FiledSupply {
  code: string;
  takenAt: Date;
}

/** Forgets a supply that is not made after all, of a script that was taken off file too, in the transaction of its order. */
export async function forgetSupply(
  db: Db,
  place: PatientPlace,
  { code, takenAt }: FiledSupply,
  session: ClientSession,
): Promise<void> {
  await patients(db).updateOne(
    { ...at(place), scripts_on_file: { $elemMatch: { code, supplied_at: takenAt } } },
    { $pull: { 'scripts_on_file.$.supplied_at': takenAt }, $inc: { version: 1 } },
    { session },
  );
}

/** Gives a repeat back to the script of which it was taken, if that is kept, in the transaction that undoes its supply. */
export async function giveRepeatBack(
  db: Db,
  place: PatientPlace,
  supply: FiledSupply,
  session: ClientSession,
): Promise<void> {
  await forgetSupply(db, place, supply, session);
  const change = { $inc: { 'scripts_on_file.$.repeats_left': 1, version: 1 } };
  await changeFiled(db, place, { code: supply.code, change }, session);
}

interface FiledEnding {
  code: string;
  seen?: FiledDetails;
  taken_off: FiledEndDocument;
  /** Of an order on a repeat that is not supplied after all. */
  takenAt?: Date;
}

/** Ends a script on file: nothing more is supplied on it. In the transaction of what ends it. */
export const endFiled = (
  db: Db,
  place: PatientPlace,
  { code, seen, taken_off, takenAt }: FiledEnding,
  session: ClientSession,
): Promise<boolean> => {
  const ended = { 'scripts_on_file.$.repeats_left': 0, 'scripts_on_file.$.taken_off': taken_off };
  const unsupplied = takenAt ? { $pull: { 'scripts_on_file.$.supplied_at': takenAt } } : {};
  const change = { $set: ended, $inc: { version: 1 }, ...unsupplied };
  return changeFiled(db, place, { code, seen, change }, session);
};

/** Corrects a script on file from what was read of it, in its transaction. */
export const correctFiled = (
  db: Db,
  place: PatientPlace,
  code: string,
  { expires_on, ...correction }: FiledCorrectionDocument & { expires_on: string },
  session: ClientSession,
): Promise<boolean> => {
  const { from: seen, to } = correction;
  const change = {
    $set: {
      'scripts_on_file.$.written_on': to.written_on,
      'scripts_on_file.$.repeats_left': to.repeats_left,
      'scripts_on_file.$.expires_on': expires_on,
    },
    $push: { 'scripts_on_file.$.corrections': { $each: [correction], $slice: -MOST_CORRECTIONS } },
    $inc: { version: 1 },
  };
  return changeFiled(db, place, { code, seen, change }, session);
};

/** Lists an account's patients with a script of a product on file, whether it can be dispensed or not. */
export const listWithScript = (
  db: Db,
  userId: string,
  productId: number,
): Promise<Pick<PatientDocument, '_id' | 'scripts_on_file'>[]> =>
  patients(db).find({ user_id: userId, 'scripts_on_file.product_id': productId }, ON_FILE).toArray();
