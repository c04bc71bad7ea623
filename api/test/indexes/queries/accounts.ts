import * as emailChange from '../../../src/domains/accounts/email-change/store';
import * as idle from '../../../src/domains/accounts/idle/idle-store';
import * as impersonations from '../../../src/domains/accounts/impersonation/impersonation-store';
import * as invitations from '../../../src/domains/accounts/members/invitation-store';
import * as members from '../../../src/domains/accounts/members/member-store';
import * as ownership from '../../../src/domains/accounts/ownership/store';
import * as credentials from '../../../src/domains/accounts/passwords/credential-store';
import * as resets from '../../../src/domains/accounts/passwords/reset-store';
import * as signIns from '../../../src/domains/accounts/profile/sign-in-store';
import * as factors from '../../../src/domains/accounts/second-factor/factor-store';
import * as social from '../../../src/domains/accounts/social/store';
import * as accounts from '../../../src/domains/accounts/store';
import * as audit from '../../../src/domains/audit/store';
import * as reminders from '../../../src/domains/mail/reminders';
import * as mail from '../../../src/domains/mail/store';
import * as mailTraces from '../../../src/domains/mail/traces';
import * as people from '../../../src/domains/staff/audit/people-store';
import * as customerNames from '../../../src/domains/staff/name-index';
import * as staff from '../../../src/domains/staff/store';
import * as identityCodes from '../../../src/identity/embedded/store';
import { NOW, PAGE, type QueryGroup } from './query-group';

export const accountsQueries: QueryGroup = {
  ensureIndexes: [
    ...[audit, identityCodes, mail, customerNames].map((store) => store.ensureIndexes),
    accounts.ensureIndexes,
  ],
  queries: {
    'audit.listEvents': ({ db }) => audit.listEvents(db, {}, PAGE),
    'audit.listEvents of a customer': ({ db }) => audit.listEvents(db, { customer_id: 'c' }, PAGE),
    'audit.listResults': ({ db }) => audit.listResults(db, ['e']),
    'audit.listEvents of staff': ({ db }) => audit.listEvents(db, { staff_id: 's' }, PAGE),
    'audit.hasActed': ({ db }) => audit.hasActed(db, 's'),
    'people.listByIds': ({ db }) => people.listByIds(db, ['c']),
    'people.listByWords of an e-mail': ({ db }) => people.listByWords(db, 'ann@', 10),
    'people.listByWords of a name': ({ db }) => people.listByWords(db, 'ann', 10),
    'impersonations.findRunning by session': ({ db }) =>
      impersonations.findRunning(db, { session_id: 's' }, NOW),
    'impersonations.findRunning by token': ({ db }) =>
      impersonations.findRunning(db, { token_hash: 't' }, NOW),
    'impersonations.endRunning': ({ db }) => impersonations.endRunning(db, 's', NOW),
    'staff.findByName': ({ db }) => staff.findByName(db, 'ann', PAGE),
    'staff.listByName': ({ db }) => staff.listByName(db, 'ann', PAGE),
    'staff.listByPhone': ({ db }) => staff.listByPhone(db, '0491570006', PAGE),
    'staff.findByReference': ({ db }) => staff.findByReference(db, 'SB-2222-2222'),
    'staff.findShopper': ({ db }) => staff.findShopper(db, 'c'),
    'credentials.setPasswordHash': ({ db, transaction }) =>
      transaction((session) =>
        credentials.setPasswordHash(db, { userId: 'u', password: 'p', now: NOW }, session),
      ),
    'resets.findReset': ({ db }) => resets.findReset(db, 'r', NOW),
    'resets.consumeReset': ({ db, transaction }) =>
      transaction((session) => resets.consumeReset(db, 'r', NOW, session)),
    'social.findUserOfIdentity': ({ db }) => social.findUserOfIdentity(db, { issuer: 'i', subject: 's' }),
    'ownership.markEmailVerified': ({ db }) => ownership.markEmailVerified(db, { userId: 'u', email: 'e' }),
    'ownership.findUser': ({ db, transaction }) =>
      transaction((session) => ownership.findUser(db, 'u', session)),
    'ownership.retireUser': ({ db, transaction }) =>
      transaction((session) => ownership.retireUser(db, 'u', NOW, session)),
    'identityCodes.takeCode': ({ db }) => identityCodes.takeCode(db, { id: 'c', issuer: 'i', now: NOW }),
    'ownPassword.findPasswordHash': ({ db }) => credentials.findPasswordHash(db, 'u'),
    'resets.deleteResetsOf': ({ db, transaction }) =>
      transaction((session) => resets.deleteResetsOf(db, 'u', session)),
    'signIns.listSignIns': ({ db }) => signIns.listSignIns(db, 'u', 's'),
    'signIns.signedInAt': ({ db }) => signIns.signedInAt(db, 's'),
    'signIns.endSignIn': ({ db }) => signIns.endSignIn(db, 'u', 's'),
    'signIns.endOtherSignIns': ({ db }) => signIns.endOtherSignIns(db, 'u', 's'),
    'emailChange.removeSignInWays': ({ db, transaction }) =>
      transaction((session) => emailChange.removeSignInWays(db, 'u', session)),
    'reminders.listReminders': ({ db }) => reminders.listReminders(db, 'a@example.com'),
    'mail.claimDueMail': ({ db }) => mail.claimDueMail(db, { claim: 'c', now: NOW, until: NOW }),
    'mailTraces.findTraces': ({ db }) => mailTraces.findTraces(db, ['m']),
    'mailTraces.findTracesFrom': ({ db }) => mailTraces.findTracesFrom(db, 'm:'),
    'mail.withdrawWaiting': ({ db }) => mail.withdrawWaiting(db, 'a'),
    'mail.settleMail': ({ db }) => mail.settleMail(db, { _id: 'm', claim: 'c' }, { status: 'sent' }),
    'idle.deleteIdle': ({ db }) => idle.deleteIdle(db, ['s'], NOW),
    'idle.noteUse': ({ db }) => idle.noteUse(db, 's', NOW),
    'members.listMembers': ({ db }) => members.listMembers(db),
    'members.hasConfirmedEmail': ({ db }) => members.hasConfirmedEmail(db, 'u'),
    'members.relyOnOtherManagers': ({ db, transaction }) =>
      transaction((session) => members.relyOnOtherManagers(db, 'u', session)),
    'members.replaceRole': ({ db, transaction }) =>
      transaction((session) =>
        members.replaceRole(db, { _id: 'u', from: 'support', to: 'content' }, session),
      ),
    'invitations.listInvitations': ({ db }) => invitations.listInvitations(db, NOW),
    'invitations.findInvitation': ({ db }) => invitations.findInvitation(db, 'a@example.com', NOW),
    'invitations.deleteInvitation': ({ db, transaction }) =>
      transaction((session) => invitations.deleteInvitation(db, 'a@example.com', session)),
    'factors.putPending': ({ db }) => factors.putPending(db, 'u', 'sealed', NOW),
    'factors.findFactor': ({ db }) => factors.findFactor(db, 'u'),
    'factors.confirmPending': ({ db, transaction }) =>
      transaction((session) =>
        factors.confirmPending(db, { _id: 'u', pending: 'p', step: 1, recovery: [], now: NOW }, session),
      ),
    'factors.useStep': ({ db, transaction }) =>
      transaction((session) => factors.useStep(db, { _id: 'u', secret: 's', step: 1 }, session)),
    'factors.useRecoveryHash': ({ db, transaction }) =>
      transaction((session) => factors.useRecoveryHash(db, { _id: 'u', hash: 'h' }, session)),
    'factors.deleteFactor': ({ db, transaction }) =>
      transaction((session) => factors.deleteFactor(db, 'u', session)),
    'accounts.beginUse': ({ db }) => accounts.beginUse(db, 't', NOW),
    'mail.listLatestMails': ({ db }) => mail.listLatestMails(db),
  },
};
