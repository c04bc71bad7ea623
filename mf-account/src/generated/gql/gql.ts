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
    "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n": typeof types.AutodeliveriesDocument,
    "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n": typeof types.AutoDeliveryFieldsFragmentDoc,
    "\n  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {\n    autodeliveries_delete(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesDeleteDocument,
    "\n  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {\n    autodeliveries_edit_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesEditItemDocument,
    "\n  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {\n    autodeliveries_edit(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesEditDocument,
    "\n  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {\n    autodeliveries_pause(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesPauseDocument,
    "\n  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {\n    autodeliveries_remove_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesRemoveItemDocument,
    "\n  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {\n    autodeliveries_resume(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesResumeDocument,
    "\n  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {\n    autodeliveries_skip(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": typeof types.AutodeliveriesSkipDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": typeof types.OrderDetailsFragmentDoc,
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderLookupDocument,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": typeof types.PreviousOrdersDocument,
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
    "\n  fragment PaymentMethodFields on PaymentMethod {\n    payment_source_id: stripe_source_id\n    brand\n    last4\n    exp_month\n    exp_year\n    is_default\n  }\n": typeof types.PaymentMethodFieldsFragmentDoc,
};
const documents: Documents = {
    "\n  mutation UsersAddAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersAddAddressDocument,
    "\n  fragment DeliveryAddressFields on Address {\n    id\n    first_name\n    last_name\n    address_1\n    address_2\n    suburb\n    state\n    postcode\n    phone\n    is_default\n  }\n": types.DeliveryAddressFieldsFragmentDoc,
    "\n  mutation UsersEditAddress($input: UsersEditAddressInput!) {\n    users_edit_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersEditAddressDocument,
    "\n  mutation UsersRemoveAddress($input: UsersRemoveAddressInput!) {\n    users_remove_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersRemoveAddressDocument,
    "\n  mutation UsersSetDefaultAddress($input: UsersSetDefaultAddressInput!) {\n    users_set_default_address(input: $input) {\n      user {\n        addresses {\n          ...DeliveryAddressFields\n        }\n      }\n    }\n  }\n": types.UsersSetDefaultAddressDocument,
    "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n": types.AutodeliveriesDocument,
    "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n": types.AutoDeliveryFieldsFragmentDoc,
    "\n  mutation AutodeliveriesDelete($input: AutodeliveriesDeleteInput!) {\n    autodeliveries_delete(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesDeleteDocument,
    "\n  mutation AutodeliveriesEditItem($input: AutodeliveriesEditItemInput!) {\n    autodeliveries_edit_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesEditItemDocument,
    "\n  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {\n    autodeliveries_edit(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesEditDocument,
    "\n  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {\n    autodeliveries_pause(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesPauseDocument,
    "\n  mutation AutodeliveriesRemoveItem($input: AutodeliveriesRemoveItemInput!) {\n    autodeliveries_remove_item(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesRemoveItemDocument,
    "\n  mutation AutodeliveriesResume($input: AutodeliveriesResumeInput!) {\n    autodeliveries_resume(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesResumeDocument,
    "\n  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {\n    autodeliveries_skip(input: $input) {\n      autodelivery {\n        ...AutoDeliveryFields\n      }\n    }\n  }\n": types.AutodeliveriesSkipDocument,
    "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": types.OrderDetailsFragmentDoc,
    "\n  query OrderLookup($reference: String!, $email: String!) {\n    order_lookup(reference: $reference, email: $email) {\n      ...OrderDetails\n    }\n  }\n": types.OrderLookupDocument,
    "\n  query Order($reference: String!) {\n    order(reference: $reference) {\n      ...OrderDetails\n    }\n  }\n": types.OrderDocument,
    "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n": types.PreviousOrdersDocument,
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
export function graphql(source: "\n  query Autodeliveries {\n    autodeliveries {\n      ...AutoDeliveryFields\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AutoDeliveryFields on AutoDelivery {\n    id\n    name\n    frequency\n    status\n    last_payment_status\n    milestone\n    notify_date\n    lockin_date\n    charge_date\n    delivery_date\n    payment_source_id: stripe_source_id\n    shipping_first_name\n    shipping_last_name\n    shipping_email\n    shipping_phone\n    shipping_address_1\n    shipping_address_2\n    shipping_suburb\n    shipping_state\n    shipping_postcode\n    shipping_country\n    delivery_instructions\n    authority_to_leave\n    items {\n      id\n      one_off\n      quantity\n      price\n      product {\n        id\n        name\n        slug\n        primary_image {\n          url\n        }\n      }\n      patient {\n        uuid\n        first_name\n        last_name\n      }\n    }\n  }\n"): typeof import('./graphql').AutoDeliveryFieldsFragmentDoc;
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
export function graphql(source: "\n  fragment OrderDetails on Order {\n    reference\n    created_at\n    state\n    timeline {\n      state\n      at\n    }\n    items {\n      product_id\n      code\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      gst\n      schedule\n    }\n    item_total\n    discount_total\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    email\n    first_name\n    last_name\n    shipping_method {\n      name\n      type\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n    }\n    cnc_location {\n      name\n    }\n    delivery_instructions\n    tracking {\n      carrier\n      number\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n"): typeof import('./graphql').OrderDetailsFragmentDoc;
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
export function graphql(source: "\n  query PreviousOrders($page: Int!, $per_page: Int!) {\n    previous_orders(page: $page, per_page: $per_page) {\n      data {\n        reference\n        created_at\n        state\n        order_total\n        num_items\n        items {\n          name\n          image_url\n        }\n      }\n      paginatorInfo {\n        current_page\n        last_page\n        per_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').PreviousOrdersDocument;
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
export function graphql(source: "\n  fragment PaymentMethodFields on PaymentMethod {\n    payment_source_id: stripe_source_id\n    brand\n    last4\n    exp_month\n    exp_year\n    is_default\n  }\n"): typeof import('./graphql').PaymentMethodFieldsFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
