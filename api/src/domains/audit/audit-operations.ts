import {
  FILED_CORRECT_REASONS,
  FILED_END_REASONS,
  isReason,
  isStaffRole,
  supportReasonError,
  TICK_REASONS,
} from '@saltbush/contract';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { BaseContext, RequestUser } from '../../lib/context';
import { forbidden } from '../../lib/errors';
import { type AuditEntry, createAuditLog } from './audit-log';
import { readsHealth, readsSealedFromActing } from './health-fields';
import { choiceOf, exportedBy } from './reads/log-reads';
import { repeatedReadId } from './reads/repeated-reads';
import { isAllowed, isStaffField } from './rules';
import { runAudited } from './run-audited';
import { touchedIds } from './touched';

type Values = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<unknown, BaseContext, Values>;
type Actor = Pick<AuditEntry, 'staff_id' | 'staff_name' | 'impersonation_id' | 'customer_id' | 'reason'>;

/** Returns the name of a staff member by user id, or an empty string for an unknown id. */
export type StaffNames = (userId: string) => Promise<string>;

/** Reasons that are given by their code. */
const CODED_REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  staff_packing_tick: TICK_REASONS,
  staff_scripts_correct: FILED_CORRECT_REASONS,
  staff_scripts_take_off: FILED_END_REASONS,
};

/** Returns the reason that an operation was given by its code, in words. */
function codedReason(field: string, { input }: Values): string | null {
  const { reason } = (input ?? {}) as { reason?: unknown };
  const words = CODED_REASONS[field];
  return words && typeof reason === 'string' && isReason(words, reason) ? (words[reason] ?? null) : null;
}

/** Returns the reason among the arguments; an invalid one is not recorded. */
function givenReason({ reason }: Values): string | null {
  const text = typeof reason === 'string' ? reason.trim() : '';
  return supportReasonError(text) ? null : text;
}

/** Returns the customer among the arguments of a staff field. */
function customerIn(field: string, args: Values): string | null {
  const id = field === 'staff_customer' ? args.id : args.customer_id;
  return touchedIds({ id })[0]?.id ?? null;
}

function actorAsCustomer(user: RequestUser, { staff_id, staff_name, id, reason }: Impersonation): Actor {
  return { staff_id, staff_name, impersonation_id: id, customer_id: user.id, reason };
}
type Impersonation = NonNullable<RequestUser['impersonation']>;

async function actorAsStaff(
  staffName: StaffNames,
  user: RequestUser,
  field: string,
  args: Values,
): Promise<Actor> {
  const staff_name = await staffName(user.id);
  const [customer_id, reason] = [customerIn(field, args), codedReason(field, args) ?? givenReason(args)];
  return { staff_id: user.id, staff_name, impersonation_id: null, customer_id, reason };
}

/** @returns the event of a field used by staff who act as a customer, or access accounts under their own identity */
async function entryOf(
  staffName: StaffNames,
  user: RequestUser,
  args: Values,
  { info, requestId }: { info: GraphQLResolveInfo; requestId: string },
): Promise<Omit<AuditEntry, 'outcome'>> {
  const { fieldName: operation } = info;
  const { impersonation } = user;
  const actor = impersonation
    ? actorAsCustomer(user, impersonation)
    : await actorAsStaff(staffName, user, operation, args);
  const choice = choiceOf(operation, args);
  const details = {
    ...{ operation, touched: touchedIds(args), reads_health: readsHealth(info) },
    ...(choice.length > 0 && { choice }),
  };
  return { ...actor, ...details, request_id: requestId };
}

const isAudited = ({ impersonation, role }: RequestUser, field: string): boolean =>
  impersonation !== undefined || (isStaffRole(role) && isStaffField(field));

/** Guests pass: the resolver asks them to sign in where the schema says so. */
const audited =
  (resolve: Resolver, staffName: StaffNames): Resolver =>
  (root, args, ctx, info) => {
    const { user, requestId } = ctx;
    if (!user) return resolve(root, args, ctx, info);
    const isSealed = user.impersonation !== undefined && readsSealedFromActing(info);
    const isFieldAllowed = !isSealed && isAllowed(user, info.fieldName, args);
    if (isAudited(user, info.fieldName)) {
      const log = createAuditLog(ctx);
      return entryOf(staffName, user, args, { info, requestId }).then((entry) => {
        const repeatedId = user.impersonation ? null : repeatedReadId(entry, args, ctx.clock.now());
        const exportedOf = exportedBy(info.fieldName);
        return runAudited({ log, entry, isAllowed: isFieldAllowed, repeatedId, exportedOf }, () =>
          resolve(root, args, ctx, info),
        );
      });
    }
    if (!isFieldAllowed) throw forbidden();
    return resolve(root, args, ctx, info);
  };

/**
 * Wraps every field of Query and Mutation with the permissions of staff and the audit log, so that no operation can
 * bypass them (rule accounts-10). Returns the same schema.
 */
export function auditOperations(schema: GraphQLSchema, staffName: StaffNames): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.resolve = audited(
        (field.resolve ?? defaultFieldResolver) as Resolver,
        staffName,
      ) as typeof field.resolve;
    }
  }
  return schema;
}
