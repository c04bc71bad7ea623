import type { Random } from '../../../api/test/fuzz/random';
import { CANARY } from './canary';

const COOKIES = [
  'saltbush.session_token=%E0%A4%A; saltbush.impersonation=%; =; a',
  `saltbush.session_token=${'x'.repeat(6000)}`,
  `saltbush.session_token=${CANARY}.b; saltbush.impersonation=${'x'.repeat(43)}`,
  '__proto__=1; constructor=2; toString=3',
  'a=b; a=c; a="d; e"; ;;;=',
  `other=${'y'.repeat(3000)}; saltbush.cart=${CANARY}`,
  'saltbush_overrides=%7B%22mf-cart%22%3A%22..%2F..%22%7D',
  'saltbush_bucket=NaN',
];

const OTHERS: readonly Record<string, string>[] = [
  { authorization: `Bearer ${CANARY}.b.c` },
  { authorization: 'Bearer ...' },
  { authorization: 'Basic YTpi' },
  { 'accept-language': '*;q=9, xx-'.repeat(50) },
  { 'accept-encoding': 'br;q=x, nonsense, *;q=0' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=9999999999-0, -1, x' },
  { 'x-forwarded-for': 'a, ;, ::::' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-request-id': '../../x y' },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'user-agent': 'x'.repeat(4000) },
  { referer: 'http://%' },
];

/** Headers that a browser of the shop does not send. */
export const oddHeaders = (random: Random): Record<string, string> =>
  random.chance(0.5) ? { cookie: random.pick(COOKIES) } : { ...random.pick(OTHERS) };
