import type { Resolvers } from '../../generated/resolvers';
import { requirePermission } from '../../lib/context';
import { notFound } from '../../lib/errors';
import { type PageArguments, readPage } from '../../lib/paging';
import type { CustomerDocument } from '../accounts';
import { listAutoDeliveries } from '../autodelivery';
import { listSubscriptions, loadSubscriptionView } from '../journeys';
import { listUserOrders } from '../orders';
import { listPatientNames } from '../patients';
import { appointmentResolvers } from './appointments/resolvers';
import { staffAuditPeople } from './audit/people';
import { staffAuditExport, staffAuditLog, staffAuditNews } from './audit/read-log';
import { staffCertificateResolvers } from './certificates/resolvers';
import { chargeResolvers } from './charges/resolvers';
import { staffConsultScriptResolvers } from './consult-scripts/resolvers';
import { contentResolvers } from './content/resolvers';
import type { StaffContext } from './context';
import { staffCustomerEndSignIns } from './end-sign-ins';
import { staffCustomers } from './find-customers';
import { staffHealthRecord } from './health-record';
import { removeMember, resetMember, setMemberRole, staffMembers } from './members';
import { orderResolvers } from './orders/resolvers';
import { productResolvers } from './products/resolvers';
import { staffPrograms } from './programs/list-programs';
import { staffProgram } from './programs/one-program';
import { promotionResolvers } from './promotions/resolvers';
import { searchResolvers } from './search/resolvers';
import { findShopper } from './store';
import { voucherResolvers } from './vouchers/resolvers';

/** Returns a customer as shown to support (rule accounts-07). Staff only. */
async function staffCustomer(
  _root: unknown,
  { id }: { id: string },
  ctx: StaffContext,
): Promise<CustomerDocument> {
  requirePermission(ctx, 'customers:find');
  const customer = await findShopper(ctx.db, id);
  if (!customer) throw notFound('Customer');
  return customer;
}

async function orders({ _id }: CustomerDocument, args: PageArguments, ctx: StaffContext) {
  const page = readPage(args);
  const { data, total } = await listUserOrders(ctx.db, _id, page);
  return { data, paginatorInfo: page.info(total) };
}

async function subscriptions({ _id }: CustomerDocument, _args: unknown, ctx: StaffContext) {
  const documents = await listSubscriptions(ctx.db, _id, null);
  const views = await Promise.all(documents.map((document) => loadSubscriptionView(ctx, document)));
  return views.filter((view) => view !== null);
}

const id = ({ _id }: CustomerDocument) => _id;

export const resolvers: Resolvers<StaffContext> = {
  Query: {
    ...orderResolvers.Query,
    ...appointmentResolvers.Query,
    ...chargeResolvers.Query,
    ...productResolvers.Query,
    ...promotionResolvers.Query,
    ...voucherResolvers.Query,
    ...contentResolvers.Query,
    ...searchResolvers.Query,
    staff_audit_log: staffAuditLog,
    staff_audit_news: staffAuditNews,
    staff_audit_export: staffAuditExport,
    staff_audit_people: staffAuditPeople,
    staff_programs: staffPrograms,
    staff_program: staffProgram,
    staff_members: staffMembers,
    staff_customers: staffCustomers,
    staff_customer: staffCustomer,
    staff_health_record: staffHealthRecord,
  },
  Mutation: {
    ...orderResolvers.Mutation,
    ...appointmentResolvers.Mutation,
    ...chargeResolvers.Mutation,
    ...staffCertificateResolvers.Mutation,
    ...staffConsultScriptResolvers.Mutation,
    ...productResolvers.Mutation,
    ...promotionResolvers.Mutation,
    ...voucherResolvers.Mutation,
    ...contentResolvers.Mutation,
    ...searchResolvers.Mutation,
    staff_customer_end_sign_ins: staffCustomerEndSignIns,
    staff_members_set_role: setMemberRole,
    staff_members_remove: removeMember,
    staff_members_reset_second_factor: resetMember,
  },
  StaffPacking: orderResolvers.StaffPacking,
  StaffCustomerSummary: { id },
  StaffCustomer: {
    id,
    orders,
    autodeliveries: ({ _id }: CustomerDocument, _args: unknown, ctx: StaffContext) =>
      listAutoDeliveries(ctx.db, _id),
    journey_subscriptions: subscriptions,
    patients_names: ({ _id }: CustomerDocument, _args: unknown, ctx: StaffContext) =>
      listPatientNames(ctx.db, _id),
  },
};
