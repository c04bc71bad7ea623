/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation UsersAddAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": typeof types.UsersAddAddressDocument,
    "\n  fragment DeliveryAddressFields on Address {\n    id\n    first_name\n    last_name\n    address_1\n    address_2\n    suburb\n    state\n    postcode\n    phone\n    is_default\n  }\n": typeof types.DeliveryAddressFieldsFragmentDoc,
    "\n  mutation UsersEditAddress($input: UsersEditAddressInput!) {\n    users_edit_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": typeof types.UsersEditAddressDocument,
    "\n  mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {\n    users_remove_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": typeof types.UsersRemoveAddressDocument,
    "\n  mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {\n    users_set_default_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": typeof types.UsersSetDefaultAddressDocument,
    "\n  query AutodeliveryAgreement($id: ID!) {\n    autodeliveries(id: $id) {\n      id\n      agreement {\n        given_at\n        wording\n        is_by_staff\n      }\n    }\n  }\n": typeof types.AutodeliveryAgreementDocument,
    "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n": typeof types.AutodeliveriesDocument,
    "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    expected_arrival {\n      delivery_from\n      delivery_to\n    }\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n": typeof types.AutoDeliveryFieldsFragmentDoc,
    "\n  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {\n    autodeliveries_delete(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesDeleteDocument,
    "\n  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {\n    autodeliveries_edit_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesEditItemDocument,
    "\n  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {\n    autodeliveries_edit(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesEditDocument,
    "\n  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {\n    autodeliveries_pause(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesPauseDocument,
    "\n  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {\n    autodeliveries_remove_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesRemoveItemDocument,
    "\n  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {\n    autodeliveries_resume(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesResumeDocument,
    "\n  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {\n    autodeliveries_skip(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesSkipDocument,
    "\n  query StaffAuditExport(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n  ) {\n    staff_audit_export(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      is_cut\n    }\n  }\n": typeof types.StaffAuditExportDocument,
    "\n  fragment AuditLineFields on AuditEvent {\n    id\n    at\n    staff_id\n    staff_name\n    customer_id\n    impersonation_id\n    reason\n    operation\n    touched {\n      name\n      id\n    }\n    reads_health\n    outcome\n    result\n    failure_code\n    request_id\n    exported\n    choice {\n      name\n      value\n    }\n    staff {\n      name\n      email\n      role\n    }\n    customer {\n      name\n      email\n      role\n    }\n  }\n": typeof types.AuditLineFieldsFragmentDoc,
    "\n  query StaffAuditLog(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $after: String\n  ) {\n    staff_audit_log(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      after: $after\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      next\n      start\n      staff {\n        name\n        email\n      }\n      customer {\n        name\n        email\n      }\n    }\n  }\n": typeof types.StaffAuditLogDocument,
    "\n  query StaffAuditNews(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $since: String!\n  ) {\n    staff_audit_news(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      since: $since\n    )\n  }\n": typeof types.StaffAuditNewsDocument,
    "\n  query StaffAuditPeople($words: String!, $acted: Boolean!) {\n    staff_audit_people(words: $words, acted: $acted) {\n      id\n      name\n      email\n      role\n    }\n  }\n": typeof types.StaffAuditPeopleDocument,
    "\n  mutation StaffCustomerEndSignIns($id: ID!, $reason: String!) {\n    staff_customer_end_sign_ins(customer_id: $id, reason: $reason) {\n      ended\n    }\n  }\n": typeof types.StaffCustomerEndSignInsDocument,
    "\n  query StaffCustomer($id: ID!) {\n    staff_customer(id: $id) {\n      id\n      first_name\n      last_name\n      email\n      created_at\n      edr_linked\n      edr_points\n      addresses {\n        id\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n      payment_methods {\n        brand\n        last4\n        exp_month\n        exp_year\n      }\n      orders(per_page: 20) {\n        data {\n          reference\n          created_at\n          state\n          is_approved\n          num_items\n          order_total\n        }\n        paginatorInfo {\n          total\n        }\n      }\n      autodeliveries {\n        id\n        name\n        status\n      }\n      journey_subscriptions {\n        id\n        status\n      }\n      patients_names {\n        first_name\n        last_name\n      }\n    }\n  }\n": typeof types.StaffCustomerDocument,
    "\n  query StaffCustomers($email: String, $name: String, $reference: String, $phone: String, $page: Int!) {\n    staff_customers(email: $email, name: $name, reference: $reference, phone: $phone, page: $page, per_page: 25) {\n      data {\n        id\n        first_name\n        last_name\n        email\n        created_at\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": typeof types.StaffCustomersDocument,
    "\n  fragment StaffMembersFields on StaffMembers {\n    members {\n      id\n      first_name\n      last_name\n      email\n      role\n      has_second_factor\n    }\n    invitations {\n      email\n      role\n      invited_by\n      expires_at\n    }\n  }\n": typeof types.StaffMembersFieldsFragmentDoc,
    "\n  mutation StaffMembersRemove($email: String!) {\n    staff_members_remove(email: $email) {\n      ...StaffMembersFields\n    }\n  }\n": typeof types.StaffMembersRemoveDocument,
    "\n  mutation StaffMembersResetSecondFactor($id: ID!) {\n    staff_members_reset_second_factor(customer_id: $id) {\n      ...StaffMembersFields\n    }\n  }\n": typeof types.StaffMembersResetSecondFactorDocument,
    "\n  mutation StaffMembersSetRole($email: String!, $role: StaffRole!) {\n    staff_members_set_role(email: $email, role: $role) {\n      ...StaffMembersFields\n    }\n  }\n": typeof types.StaffMembersSetRoleDocument,
    "\n  query StaffMembers {\n    staff_members {\n      ...StaffMembersFields\n    }\n  }\n": typeof types.StaffMembersDocument,
    "\n  query AccountDetails {\n    me {\n      first_name\n      last_name\n      email\n      phone\n      has_password\n      is_recent_sign_in\n      mail_reminders\n      sign_ins {\n        id\n        device\n        address\n        signed_in_at\n        last_used_at\n        is_current\n      }\n    }\n    favourite_alerts {\n      wanted\n    }\n  }\n": typeof types.AccountDetailsDocument,
    "\n  mutation UsersChangeEmail($input: UsersChangeEmailInput!) {\n    users_change_email(input: $input) {\n      sent_to\n    }\n  }\n": typeof types.UsersChangeEmailDocument,
    "\n  mutation UsersChangePassword($input: UsersChangePasswordInput!) {\n    users_change_password(input: $input) {\n      user {\n        has_password\n      }\n    }\n  }\n": typeof types.UsersChangePasswordDocument,
    "\n  mutation UsersCloseAccount($input: UsersCloseAccountInput!) {\n    users_close_account(input: $input) {\n      redirect\n    }\n  }\n": typeof types.UsersCloseAccountDocument,
    "\n  mutation UsersEditProfile($input: UsersEditProfileInput!) {\n    users_edit_profile(input: $input) {\n      user {\n        first_name\n        last_name\n        phone\n      }\n    }\n  }\n": typeof types.UsersEditProfileDocument,
    "\n  mutation UsersEndSignIns($input: UsersEndSignInsInput!) {\n    users_end_sign_ins(input: $input) {\n      user {\n        sign_ins {\n          id\n        }\n      }\n    }\n  }\n": typeof types.UsersEndSignInsDocument,
    "\n  mutation AccountAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n": typeof types.AccountAlertsSetDocument,
    "\n  mutation UsersSetMailReminder($input: UsersSetMailReminderInput!) {\n    users_set_mail_reminder(input: $input) {\n      user {\n        mail_reminders\n      }\n    }\n  }\n": typeof types.UsersSetMailReminderDocument,
    "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      cart {\n        uuid\n      }\n    }\n  }\n": typeof types.CartAddItemDocument,
    "\n  mutation OrdersCancel($input: OrdersCancelInput!) {\n    orders_cancel(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": typeof types.OrdersCancelDocument,
    "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n": typeof types.CartCreateDocument,
    "\n  query OrderByLink($token: String!) {\n    order_by_link(token: $token) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderByLinkDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n      line\n      refunded_quantity\n      returnable_quantity\n    }\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n      delivery_from\n      delivery_to\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n    refunds {\n      id\n      at\n      reason\n      amount\n      gst\n      points\n      is_paid\n    }\n    refund_total\n    can_cancel\n    can_set_address\n    return_until\n    returns {\n      code\n      state\n      at\n      received_at\n      settled_at\n      decline_reason\n      can_withdraw\n      is_refunded_before\n      lines {\n        line\n        name\n        quantity\n      }\n    }\n    scripts {\n      line\n      name\n      kind\n      state\n      steps {\n        state\n        at\n        reason\n      }\n    }\n    link_token\n  }\n": typeof types.OrderDetailsFragmentDoc,
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderLookupDocument,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        order_total\n        num_items\n        shipping_method {\n          type\n        }\n        cnc_location {\n          name\n        }\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": typeof types.PreviousOrdersDocument,
    "\n  mutation OrdersRequestReturn($input: OrdersRequestReturnInput!) {\n    orders_request_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": typeof types.OrdersRequestReturnDocument,
    "\n  mutation OrdersSetAddress($input: OrdersSetAddressInput!) {\n    orders_set_address(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": typeof types.OrdersSetAddressDocument,
    "\n  mutation OrdersWithdrawReturn($input: OrdersWithdrawReturnInput!) {\n    orders_withdraw_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": typeof types.OrdersWithdrawReturnDocument,
    "\n  fragment PatientDetails on Patient {\n    uuid\n    first_name\n    last_name\n    dob\n    gender\n    phone\n    address\n    suburb\n    state\n    postcode\n    is_pregnant_breastfeeding\n    allergies\n    conditions\n    medication\n    hola_ihi_last4\n    hola_medicare_last4\n    hola_medicare_expiry\n    has_address\n    has_medicare\n  }\n": typeof types.PatientDetailsFragmentDoc,
    "\n  mutation PatientsCreate($input: PatientsCreateInput!) {\n    patients_create(input: $input) {\n      ...PatientDetails\n    }\n  }\n": typeof types.PatientsCreateDocument,
    "\n  mutation PatientsDelete($input: PatientsDeleteInput!) {\n    patients_delete(input: $input) {\n      uuid\n    }\n  }\n": typeof types.PatientsDeleteDocument,
    "\n  mutation PatientsEdit($input: PatientsEditInput!) {\n    patients_edit(input: $input) {\n      ...PatientDetails\n    }\n  }\n": typeof types.PatientsEditDocument,
    "\n  query Patients($page: Int!, $per_page: Int!) {\n    patients(page: $page, per_page: $per_page) {\n      data {\n        ...PatientDetails\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": typeof types.PatientsDocument,
    "\n  mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {\n    payment_methods_add(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": typeof types.PaymentMethodsAddDocument,
    "\n  query ChargedAutodeliveries($stripe_source_id: String!) {\n    autodeliveries(stripe_source_id: $stripe_source_id) {\n      id\n      name\n    }\n  }\n": typeof types.ChargedAutodeliveriesDocument,
    "\n  mutation PaymentMethodsRemove($input: PaymentMethodsRemoveInput!) {\n    payment_methods_remove(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": typeof types.PaymentMethodsRemoveDocument,
    "\n  mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {\n    payment_methods_set_default(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": typeof types.PaymentMethodsSetDefaultDocument,
    "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n": typeof types.RewardsLinkDocument,
    "\n  mutation SecondFactorBegin {\n    second_factor_begin {\n      secret\n      address\n      qr {\n        size\n        path\n      }\n    }\n  }\n": typeof types.SecondFactorBeginDocument,
    "\n  mutation SecondFactorConfirm($code: String!) {\n    second_factor_confirm(code: $code) {\n      recovery_codes\n    }\n  }\n": typeof types.SecondFactorConfirmDocument,
    "\n  query SecondFactor {\n    second_factor {\n      is_required\n      is_enrolled\n      is_verified\n      waiting_role\n      recovery_codes_left\n    }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation SecondFactorVerify($code: String!) {\n    second_factor_verify(code: $code) {\n      is_verified\n    }\n  }\n": typeof types.SecondFactorVerifyDocument,
    "\n  fragment PaymentMethodFields on PaymentMethod {\n    payment_source_id: stripe_source_id\n    brand\n    last4\n    exp_month\n    exp_year\n    is_default\n  }\n": typeof types.PaymentMethodFieldsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation UsersAddAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersAddAddressDocument,
    "\n  fragment DeliveryAddressFields on Address {\n    id\n    first_name\n    last_name\n    address_1\n    address_2\n    suburb\n    state\n    postcode\n    phone\n    is_default\n  }\n": types.DeliveryAddressFieldsFragmentDoc,
    "\n  mutation UsersEditAddress($input: UsersEditAddressInput!) {\n    users_edit_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersEditAddressDocument,
    "\n  mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {\n    users_remove_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersRemoveAddressDocument,
    "\n  mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {\n    users_set_default_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersSetDefaultAddressDocument,
    "\n  query AutodeliveryAgreement($id: ID!) {\n    autodeliveries(id: $id) {\n      id\n      agreement {\n        given_at\n        wording\n        is_by_staff\n      }\n    }\n  }\n": types.AutodeliveryAgreementDocument,
    "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n": types.AutodeliveriesDocument,
    "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    expected_arrival {\n      delivery_from\n      delivery_to\n    }\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n": types.AutoDeliveryFieldsFragmentDoc,
    "\n  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {\n    autodeliveries_delete(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesDeleteDocument,
    "\n  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {\n    autodeliveries_edit_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesEditItemDocument,
    "\n  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {\n    autodeliveries_edit(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesEditDocument,
    "\n  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {\n    autodeliveries_pause(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesPauseDocument,
    "\n  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {\n    autodeliveries_remove_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesRemoveItemDocument,
    "\n  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {\n    autodeliveries_resume(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesResumeDocument,
    "\n  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {\n    autodeliveries_skip(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesSkipDocument,
    "\n  query StaffAuditExport(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n  ) {\n    staff_audit_export(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      is_cut\n    }\n  }\n": types.StaffAuditExportDocument,
    "\n  fragment AuditLineFields on AuditEvent {\n    id\n    at\n    staff_id\n    staff_name\n    customer_id\n    impersonation_id\n    reason\n    operation\n    touched {\n      name\n      id\n    }\n    reads_health\n    outcome\n    result\n    failure_code\n    request_id\n    exported\n    choice {\n      name\n      value\n    }\n    staff {\n      name\n      email\n      role\n    }\n    customer {\n      name\n      email\n      role\n    }\n  }\n": types.AuditLineFieldsFragmentDoc,
    "\n  query StaffAuditLog(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $after: String\n  ) {\n    staff_audit_log(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      after: $after\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      next\n      start\n      staff {\n        name\n        email\n      }\n      customer {\n        name\n        email\n      }\n    }\n  }\n": types.StaffAuditLogDocument,
    "\n  query StaffAuditNews(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $since: String!\n  ) {\n    staff_audit_news(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      since: $since\n    )\n  }\n": types.StaffAuditNewsDocument,
    "\n  query StaffAuditPeople($words: String!, $acted: Boolean!) {\n    staff_audit_people(words: $words, acted: $acted) {\n      id\n      name\n      email\n      role\n    }\n  }\n": types.StaffAuditPeopleDocument,
    "\n  mutation StaffCustomerEndSignIns($id: ID!, $reason: String!) {\n    staff_customer_end_sign_ins(customer_id: $id, reason: $reason) {\n      ended\n    }\n  }\n": types.StaffCustomerEndSignInsDocument,
    "\n  query StaffCustomer($id: ID!) {\n    staff_customer(id: $id) {\n      id\n      first_name\n      last_name\n      email\n      created_at\n      edr_linked\n      edr_points\n      addresses {\n        id\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n      payment_methods {\n        brand\n        last4\n        exp_month\n        exp_year\n      }\n      orders(per_page: 20) {\n        data {\n          reference\n          created_at\n          state\n          is_approved\n          num_items\n          order_total\n        }\n        paginatorInfo {\n          total\n        }\n      }\n      autodeliveries {\n        id\n        name\n        status\n      }\n      journey_subscriptions {\n        id\n        status\n      }\n      patients_names {\n        first_name\n        last_name\n      }\n    }\n  }\n": types.StaffCustomerDocument,
    "\n  query StaffCustomers($email: String, $name: String, $reference: String, $phone: String, $page: Int!) {\n    staff_customers(email: $email, name: $name, reference: $reference, phone: $phone, page: $page, per_page: 25) {\n      data {\n        id\n        first_name\n        last_name\n        email\n        created_at\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": types.StaffCustomersDocument,
    "\n  fragment StaffMembersFields on StaffMembers {\n    members {\n      id\n      first_name\n      last_name\n      email\n      role\n      has_second_factor\n    }\n    invitations {\n      email\n      role\n      invited_by\n      expires_at\n    }\n  }\n": types.StaffMembersFieldsFragmentDoc,
    "\n  mutation StaffMembersRemove($email: String!) {\n    staff_members_remove(email: $email) {\n      ...StaffMembersFields\n    }\n  }\n": types.StaffMembersRemoveDocument,
    "\n  mutation StaffMembersResetSecondFactor($id: ID!) {\n    staff_members_reset_second_factor(customer_id: $id) {\n      ...StaffMembersFields\n    }\n  }\n": types.StaffMembersResetSecondFactorDocument,
    "\n  mutation StaffMembersSetRole($email: String!, $role: StaffRole!) {\n    staff_members_set_role(email: $email, role: $role) {\n      ...StaffMembersFields\n    }\n  }\n": types.StaffMembersSetRoleDocument,
    "\n  query StaffMembers {\n    staff_members {\n      ...StaffMembersFields\n    }\n  }\n": types.StaffMembersDocument,
    "\n  query AccountDetails {\n    me {\n      first_name\n      last_name\n      email\n      phone\n      has_password\n      is_recent_sign_in\n      mail_reminders\n      sign_ins {\n        id\n        device\n        address\n        signed_in_at\n        last_used_at\n        is_current\n      }\n    }\n    favourite_alerts {\n      wanted\n    }\n  }\n": types.AccountDetailsDocument,
    "\n  mutation UsersChangeEmail($input: UsersChangeEmailInput!) {\n    users_change_email(input: $input) {\n      sent_to\n    }\n  }\n": types.UsersChangeEmailDocument,
    "\n  mutation UsersChangePassword($input: UsersChangePasswordInput!) {\n    users_change_password(input: $input) {\n      user {\n        has_password\n      }\n    }\n  }\n": types.UsersChangePasswordDocument,
    "\n  mutation UsersCloseAccount($input: UsersCloseAccountInput!) {\n    users_close_account(input: $input) {\n      redirect\n    }\n  }\n": types.UsersCloseAccountDocument,
    "\n  mutation UsersEditProfile($input: UsersEditProfileInput!) {\n    users_edit_profile(input: $input) {\n      user {\n        first_name\n        last_name\n        phone\n      }\n    }\n  }\n": types.UsersEditProfileDocument,
    "\n  mutation UsersEndSignIns($input: UsersEndSignInsInput!) {\n    users_end_sign_ins(input: $input) {\n      user {\n        sign_ins {\n          id\n        }\n      }\n    }\n  }\n": types.UsersEndSignInsDocument,
    "\n  mutation AccountAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n": types.AccountAlertsSetDocument,
    "\n  mutation UsersSetMailReminder($input: UsersSetMailReminderInput!) {\n    users_set_mail_reminder(input: $input) {\n      user {\n        mail_reminders\n      }\n    }\n  }\n": types.UsersSetMailReminderDocument,
    "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      cart {\n        uuid\n      }\n    }\n  }\n": types.CartAddItemDocument,
    "\n  mutation OrdersCancel($input: OrdersCancelInput!) {\n    orders_cancel(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": types.OrdersCancelDocument,
    "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n": types.CartCreateDocument,
    "\n  query OrderByLink($token: String!) {\n    order_by_link(token: $token) {\n      ...OrderDetails\n    }\n  }\n": types.OrderByLinkDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n      line\n      refunded_quantity\n      returnable_quantity\n    }\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n      delivery_from\n      delivery_to\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n    refunds {\n      id\n      at\n      reason\n      amount\n      gst\n      points\n      is_paid\n    }\n    refund_total\n    can_cancel\n    can_set_address\n    return_until\n    returns {\n      code\n      state\n      at\n      received_at\n      settled_at\n      decline_reason\n      can_withdraw\n      is_refunded_before\n      lines {\n        line\n        name\n        quantity\n      }\n    }\n    scripts {\n      line\n      name\n      kind\n      state\n      steps {\n        state\n        at\n        reason\n      }\n    }\n    link_token\n  }\n": types.OrderDetailsFragmentDoc,
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": types.OrderLookupDocument,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        order_total\n        num_items\n        shipping_method {\n          type\n        }\n        cnc_location {\n          name\n        }\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": types.PreviousOrdersDocument,
    "\n  mutation OrdersRequestReturn($input: OrdersRequestReturnInput!) {\n    orders_request_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": types.OrdersRequestReturnDocument,
    "\n  mutation OrdersSetAddress($input: OrdersSetAddressInput!) {\n    orders_set_address(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": types.OrdersSetAddressDocument,
    "\n  mutation OrdersWithdrawReturn($input: OrdersWithdrawReturnInput!) {\n    orders_withdraw_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n": types.OrdersWithdrawReturnDocument,
    "\n  fragment PatientDetails on Patient {\n    uuid\n    first_name\n    last_name\n    dob\n    gender\n    phone\n    address\n    suburb\n    state\n    postcode\n    is_pregnant_breastfeeding\n    allergies\n    conditions\n    medication\n    hola_ihi_last4\n    hola_medicare_last4\n    hola_medicare_expiry\n    has_address\n    has_medicare\n  }\n": types.PatientDetailsFragmentDoc,
    "\n  mutation PatientsCreate($input: PatientsCreateInput!) {\n    patients_create(input: $input) {\n      ...PatientDetails\n    }\n  }\n": types.PatientsCreateDocument,
    "\n  mutation PatientsDelete($input: PatientsDeleteInput!) {\n    patients_delete(input: $input) {\n      uuid\n    }\n  }\n": types.PatientsDeleteDocument,
    "\n  mutation PatientsEdit($input: PatientsEditInput!) {\n    patients_edit(input: $input) {\n      ...PatientDetails\n    }\n  }\n": types.PatientsEditDocument,
    "\n  query Patients($page: Int!, $per_page: Int!) {\n    patients(page: $page, per_page: $per_page) {\n      data {\n        ...PatientDetails\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": types.PatientsDocument,
    "\n  mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {\n    payment_methods_add(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": types.PaymentMethodsAddDocument,
    "\n  query ChargedAutodeliveries($stripe_source_id: String!) {\n    autodeliveries(stripe_source_id: $stripe_source_id) {\n      id\n      name\n    }\n  }\n": types.ChargedAutodeliveriesDocument,
    "\n  mutation PaymentMethodsRemove($input: PaymentMethodsRemoveInput!) {\n    payment_methods_remove(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": types.PaymentMethodsRemoveDocument,
    "\n  mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {\n    payment_methods_set_default(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n": types.PaymentMethodsSetDefaultDocument,
    "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n": types.RewardsLinkDocument,
    "\n  mutation SecondFactorBegin {\n    second_factor_begin {\n      secret\n      address\n      qr {\n        size\n        path\n      }\n    }\n  }\n": types.SecondFactorBeginDocument,
    "\n  mutation SecondFactorConfirm($code: String!) {\n    second_factor_confirm(code: $code) {\n      recovery_codes\n    }\n  }\n": types.SecondFactorConfirmDocument,
    "\n  query SecondFactor {\n    second_factor {\n      is_required\n      is_enrolled\n      is_verified\n      waiting_role\n      recovery_codes_left\n    }\n  }\n": types.SecondFactorDocument,
    "\n  mutation SecondFactorVerify($code: String!) {\n    second_factor_verify(code: $code) {\n      is_verified\n    }\n  }\n": types.SecondFactorVerifyDocument,
    "\n  fragment PaymentMethodFields on PaymentMethod {\n    payment_source_id: stripe_source_id\n    brand\n    last4\n    exp_month\n    exp_year\n    is_default\n  }\n": types.PaymentMethodFieldsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersAddAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').UsersAddAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeliveryAddressFields on Address {\n    id\n    first_name\n    last_name\n    address_1\n    address_2\n    suburb\n    state\n    postcode\n    phone\n    is_default\n  }\n"): typeof import('./graphql').DeliveryAddressFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersEditAddress($input: UsersEditAddressInput!) {\n    users_edit_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').UsersEditAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {\n    users_remove_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').UsersRemoveAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {\n    users_set_default_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').UsersSetDefaultAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutodeliveryAgreement($id: ID!) {\n    autodeliveries(id: $id) {\n      id\n      agreement {\n        given_at\n        wording\n        is_by_staff\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveryAgreementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    expected_arrival {\n      delivery_from\n      delivery_to\n    }\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n"): typeof import('./graphql').AutoDeliveryFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {\n    autodeliveries_delete(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {\n    autodeliveries_edit_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesEditItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {\n    autodeliveries_edit(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesEditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {\n    autodeliveries_pause(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesPauseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {\n    autodeliveries_remove_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {\n    autodeliveries_resume(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesResumeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {\n    autodeliveries_skip(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesSkipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAuditExport(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n  ) {\n    staff_audit_export(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      is_cut\n    }\n  }\n"): typeof import('./graphql').StaffAuditExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditLineFields on AuditEvent {\n    id\n    at\n    staff_id\n    staff_name\n    customer_id\n    impersonation_id\n    reason\n    operation\n    touched {\n      name\n      id\n    }\n    reads_health\n    outcome\n    result\n    failure_code\n    request_id\n    exported\n    choice {\n      name\n      value\n    }\n    staff {\n      name\n      email\n      role\n    }\n    customer {\n      name\n      email\n      role\n    }\n  }\n"): typeof import('./graphql').AuditLineFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAuditLog(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $after: String\n  ) {\n    staff_audit_log(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      after: $after\n    ) {\n      data {\n        ...AuditLineFields\n      }\n      next\n      start\n      staff {\n        name\n        email\n      }\n      customer {\n        name\n        email\n      }\n    }\n  }\n"): typeof import('./graphql').StaffAuditLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAuditNews(\n    $staff_id: ID\n    $customer_id: ID\n    $what: String\n    $outcome: StaffAuditOutcome\n    $from: String\n    $to: String\n    $since: String!\n  ) {\n    staff_audit_news(\n      staff_id: $staff_id\n      customer_id: $customer_id\n      what: $what\n      outcome: $outcome\n      from: $from\n      to: $to\n      since: $since\n    )\n  }\n"): typeof import('./graphql').StaffAuditNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffAuditPeople($words: String!, $acted: Boolean!) {\n    staff_audit_people(words: $words, acted: $acted) {\n      id\n      name\n      email\n      role\n    }\n  }\n"): typeof import('./graphql').StaffAuditPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffCustomerEndSignIns($id: ID!, $reason: String!) {\n    staff_customer_end_sign_ins(customer_id: $id, reason: $reason) {\n      ended\n    }\n  }\n"): typeof import('./graphql').StaffCustomerEndSignInsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffCustomer($id: ID!) {\n    staff_customer(id: $id) {\n      id\n      first_name\n      last_name\n      email\n      created_at\n      edr_linked\n      edr_points\n      addresses {\n        id\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n        is_default\n      }\n      payment_methods {\n        brand\n        last4\n        exp_month\n        exp_year\n      }\n      orders(per_page: 20) {\n        data {\n          reference\n          created_at\n          state\n          is_approved\n          num_items\n          order_total\n        }\n        paginatorInfo {\n          total\n        }\n      }\n      autodeliveries {\n        id\n        name\n        status\n      }\n      journey_subscriptions {\n        id\n        status\n      }\n      patients_names {\n        first_name\n        last_name\n      }\n    }\n  }\n"): typeof import('./graphql').StaffCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffCustomers($email: String, $name: String, $reference: String, $phone: String, $page: Int!) {\n    staff_customers(email: $email, name: $name, reference: $reference, phone: $phone, page: $page, per_page: 25) {\n      data {\n        id\n        first_name\n        last_name\n        email\n        created_at\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffCustomersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffMembersFields on StaffMembers {\n    members {\n      id\n      first_name\n      last_name\n      email\n      role\n      has_second_factor\n    }\n    invitations {\n      email\n      role\n      invited_by\n      expires_at\n    }\n  }\n"): typeof import('./graphql').StaffMembersFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffMembersRemove($email: String!) {\n    staff_members_remove(email: $email) {\n      ...StaffMembersFields\n    }\n  }\n"): typeof import('./graphql').StaffMembersRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffMembersResetSecondFactor($id: ID!) {\n    staff_members_reset_second_factor(customer_id: $id) {\n      ...StaffMembersFields\n    }\n  }\n"): typeof import('./graphql').StaffMembersResetSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffMembersSetRole($email: String!, $role: StaffRole!) {\n    staff_members_set_role(email: $email, role: $role) {\n      ...StaffMembersFields\n    }\n  }\n"): typeof import('./graphql').StaffMembersSetRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffMembers {\n    staff_members {\n      ...StaffMembersFields\n    }\n  }\n"): typeof import('./graphql').StaffMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountDetails {\n    me {\n      first_name\n      last_name\n      email\n      phone\n      has_password\n      is_recent_sign_in\n      mail_reminders\n      sign_ins {\n        id\n        device\n        address\n        signed_in_at\n        last_used_at\n        is_current\n      }\n    }\n    favourite_alerts {\n      wanted\n    }\n  }\n"): typeof import('./graphql').AccountDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersChangeEmail($input: UsersChangeEmailInput!) {\n    users_change_email(input: $input) {\n      sent_to\n    }\n  }\n"): typeof import('./graphql').UsersChangeEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersChangePassword($input: UsersChangePasswordInput!) {\n    users_change_password(input: $input) {\n      user {\n        has_password\n      }\n    }\n  }\n"): typeof import('./graphql').UsersChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersCloseAccount($input: UsersCloseAccountInput!) {\n    users_close_account(input: $input) {\n      redirect\n    }\n  }\n"): typeof import('./graphql').UsersCloseAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersEditProfile($input: UsersEditProfileInput!) {\n    users_edit_profile(input: $input) {\n      user {\n        first_name\n        last_name\n        phone\n      }\n    }\n  }\n"): typeof import('./graphql').UsersEditProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersEndSignIns($input: UsersEndSignInsInput!) {\n    users_end_sign_ins(input: $input) {\n      user {\n        sign_ins {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').UsersEndSignInsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AccountAlertsSet($input: FavouriteAlertsSetInput!) {\n    favourite_alerts_set(input: $input) {\n      wanted\n    }\n  }\n"): typeof import('./graphql').AccountAlertsSetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UsersSetMailReminder($input: UsersSetMailReminderInput!) {\n    users_set_mail_reminder(input: $input) {\n      user {\n        mail_reminders\n      }\n    }\n  }\n"): typeof import('./graphql').UsersSetMailReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      cart {\n        uuid\n      }\n    }\n  }\n"): typeof import('./graphql').CartAddItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrdersCancel($input: OrdersCancelInput!) {\n    orders_cancel(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n"): typeof import('./graphql').OrdersCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n"): typeof import('./graphql').CartCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderByLink($token: String!) {\n    order_by_link(token: $token) {\n      ...OrderDetails\n    }\n  }\n"): typeof import('./graphql').OrderByLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n      line\n      refunded_quantity\n      returnable_quantity\n    }\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n      delivery_from\n      delivery_to\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n    refunds {\n      id\n      at\n      reason\n      amount\n      gst\n      points\n      is_paid\n    }\n    refund_total\n    can_cancel\n    can_set_address\n    return_until\n    returns {\n      code\n      state\n      at\n      received_at\n      settled_at\n      decline_reason\n      can_withdraw\n      is_refunded_before\n      lines {\n        line\n        name\n        quantity\n      }\n    }\n    scripts {\n      line\n      name\n      kind\n      state\n      steps {\n        state\n        at\n        reason\n      }\n    }\n    link_token\n  }\n"): typeof import('./graphql').OrderDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n"): typeof import('./graphql').OrderLookupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n"): typeof import('./graphql').OrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        order_total\n        num_items\n        shipping_method {\n          type\n        }\n        cnc_location {\n          name\n        }\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').PreviousOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrdersRequestReturn($input: OrdersRequestReturnInput!) {\n    orders_request_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n"): typeof import('./graphql').OrdersRequestReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrdersSetAddress($input: OrdersSetAddressInput!) {\n    orders_set_address(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n"): typeof import('./graphql').OrdersSetAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrdersWithdrawReturn($input: OrdersWithdrawReturnInput!) {\n    orders_withdraw_return(input: $input) {\n      order {\n        ...OrderDetails\n      }\n    }\n  }\n"): typeof import('./graphql').OrdersWithdrawReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PatientDetails on Patient {\n    uuid\n    first_name\n    last_name\n    dob\n    gender\n    phone\n    address\n    suburb\n    state\n    postcode\n    is_pregnant_breastfeeding\n    allergies\n    conditions\n    medication\n    hola_ihi_last4\n    hola_medicare_last4\n    hola_medicare_expiry\n    has_address\n    has_medicare\n  }\n"): typeof import('./graphql').PatientDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PatientsCreate($input: PatientsCreateInput!) {\n    patients_create(input: $input) {\n      ...PatientDetails\n    }\n  }\n"): typeof import('./graphql').PatientsCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PatientsDelete($input: PatientsDeleteInput!) {\n    patients_delete(input: $input) {\n      uuid\n    }\n  }\n"): typeof import('./graphql').PatientsDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PatientsEdit($input: PatientsEditInput!) {\n    patients_edit(input: $input) {\n      ...PatientDetails\n    }\n  }\n"): typeof import('./graphql').PatientsEditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Patients($page: Int!, $per_page: Int!) {\n    patients(page: $page, per_page: $per_page) {\n      data {\n        ...PatientDetails\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').PatientsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {\n    payment_methods_add(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n"): typeof import('./graphql').PaymentMethodsAddDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChargedAutodeliveries($stripe_source_id: String!) {\n    autodeliveries(stripe_source_id: $stripe_source_id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql').ChargedAutodeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaymentMethodsRemove($input: PaymentMethodsRemoveInput!) {\n    payment_methods_remove(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n"): typeof import('./graphql').PaymentMethodsRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {\n    payment_methods_set_default(input: $input) {\n      payment_methods {\n        ...PaymentMethodFields\n      }\n    }\n  }\n"): typeof import('./graphql').PaymentMethodsSetDefaultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RewardsLink {\n    me {\n      edr_linked\n      edr_auth_token\n    }\n    rewards {\n      edrLinkUrl\n    }\n  }\n"): typeof import('./graphql').RewardsLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactorBegin {\n    second_factor_begin {\n      secret\n      address\n      qr {\n        size\n        path\n      }\n    }\n  }\n"): typeof import('./graphql').SecondFactorBeginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactorConfirm($code: String!) {\n    second_factor_confirm(code: $code) {\n      recovery_codes\n    }\n  }\n"): typeof import('./graphql').SecondFactorConfirmDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    second_factor {\n      is_required\n      is_enrolled\n      is_verified\n      waiting_role\n      recovery_codes_left\n    }\n  }\n"): typeof import('./graphql').SecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SecondFactorVerify($code: String!) {\n    second_factor_verify(code: $code) {\n      is_verified\n    }\n  }\n"): typeof import('./graphql').SecondFactorVerifyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentMethodFields on PaymentMethod {\n    payment_source_id: stripe_source_id\n    brand\n    last4\n    exp_month\n    exp_year\n    is_default\n  }\n"): typeof import('./graphql').PaymentMethodFieldsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
