/** A request that no client of the shop sends. */
export interface Malformed {
  body?: string;
  headers?: Record<string, string>;
  /** Value of the path's parameters. */
  parameter?: string;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
const ODD_KEYS =
  '{"__proto__":{"x":1},"constructor":1,"email":{"$ne":null},"password":["a"],"token":{"$gt":""}}';

/** What clients send by mistake or on purpose. */
export const MALFORMED: Readonly<Record<string, Malformed>> = {
  'no body': {},
  'an empty body': { body: '' },
  'half an object': { body: '{"email":' },
  'a list': { body: '[]' },
  null: { body: 'null' },
  text: { body: '"text"' },
  'a number': { body: '5' },
  'values of other types': { body: ODD_KEYS },
  'numbers for texts': {
    body: '{"email":5,"password":5,"token":5,"redirect":5,"cart":5,"query":5,"requests":5}',
  },
  'objects for texts': {
    body: '{"email":{},"redirect":{},"cart":{"id":{}},"query":{},"requests":{},"events":{}}',
  },
  'deep nesting': { body: `${'['.repeat(5000)}${']'.repeat(5000)}` },
  'an operation of opening brackets': { body: JSON.stringify({ query: `{me(a:${'['.repeat(2900)}` }) },
  'a huge text': { body: `{"email":"${'x'.repeat(90_000)}"}` },
  'too large a body': { body: `{"email":"${'x'.repeat(200_000)}"}` },
  'a form': { body: 'email=a%40b.co', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'plain text': { body: '{}', headers: { 'content-type': 'text/plain' } },
  'no media type': { body: '{}', headers: { 'content-type': 'x' } },
  'another charset': { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
  'an unknown charset': { body: '{}', headers: { 'content-type': 'application/json; charset=nonsense' } },
  'an unknown encoding': { body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'nonsense' } },
  'a body that is not gzip': { body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
  'an unusual Accept': { body: '{}', headers: { ...JSON_TYPE, accept: 'image/png' } },
  'an undecodable parameter': { body: '{}', parameter: '%E0%A4%A' },
  'a null character as parameter': { body: '{}', parameter: '%00' },
  'a path as parameter': { body: '{}', parameter: '..%2f..%2fetc%2fpasswd' },
  'a long parameter': { body: '{}', parameter: 'x'.repeat(4000) },
  'an undecodable cookie': {
    body: '{}',
    headers: { ...JSON_TYPE, cookie: 'saltbush.session_token=%E0%A4%A; saltbush.impersonation=%; =; a' },
  },
  'a long cookie': {
    body: '{}',
    headers: { ...JSON_TYPE, cookie: `saltbush.session_token=${'x'.repeat(6000)}` },
  },
  'a forged cookie': {
    body: '{}',
    headers: { ...JSON_TYPE, cookie: `saltbush.session_token=a.b; saltbush.impersonation=${'x'.repeat(43)}` },
  },
  'an unreadable bearer': { body: '{}', headers: { ...JSON_TYPE, authorization: 'Bearer a.b.c' } },
  'a bearer of dots': { body: '{}', headers: { ...JSON_TYPE, authorization: 'Bearer ...' } },
  'another scheme': { body: '{}', headers: { ...JSON_TYPE, authorization: 'Basic YTpi' } },
  'a forwarded address that is none': {
    body: '{}',
    headers: { ...JSON_TYPE, 'x-forwarded-for': 'a, ;, ::::' },
  },
};
