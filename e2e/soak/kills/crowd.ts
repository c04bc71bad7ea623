import type { MongoClient } from 'mongodb';
import { randomFor } from '../../../api/seed/lib/random';
import type { WatchedShop } from '../lib/servers';
import { database } from './audit/books';
import { book } from './booking';
import { buy, createMember } from './buying';
import type { Gate } from './gate';
import type { Journal, Member } from './journal';

const GUESTS = 2;
const MEMBERS = 2;
const PATIENTS = 2;

/** Members earn points on a linked rewards card. */
export async function createMembers(shop: WatchedShop, client: MongoClient): Promise<Member[]> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(shop.origin)));
  const linked = { edr_linked: true, edr_card_first2: '29', edr_card_last4: '1234' };
  const email = { $in: members.map((member) => member.email) };
  await database(client).collection('customers').updateMany({ email }, { $set: linked });
  return members;
}

interface CrowdOptions {
  origin: string;
  seed: string;
  gate: Gate;
  journal: Journal;
  members: readonly Member[];
  productIds: readonly number[];
}

/** Guests, members and patients who buy and book until the gate ends. */
export function startCrowd({
  origin,
  seed,
  gate,
  journal,
  members,
  productIds,
}: CrowdOptions): Promise<void>[] {
  const ids = productIds.map(String);
  const buyers = [...Array.from({ length: GUESTS }, () => null), ...members].map((member, n) => {
    const random = randomFor(`${seed} buyer ${n}`);
    return gate.work(journal, 'a buyer', () => buy({ origin, productIds: ids, journal, random, member }));
  });
  const patients = Array.from({ length: PATIENTS }, (_, n) => {
    const random = randomFor(`${seed} patient ${n}`);
    return gate.work(journal, 'a patient', () => book({ origin, journal, random }));
  });
  return [...buyers, ...patients];
}
