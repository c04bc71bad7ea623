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
    "\n  mutation KeepAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      address {\n        id\n      }\n    }\n  }\n": typeof types.KeepAddressDocument,
    "\n  mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {\n    checkout_place_order(input: $input) {\n      order {\n        ...OrderFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.CheckoutPlaceOrderDocument,
    "\n  mutation CartSetShippingAddress($input: CartSetShippingAddressInput!, $postcode: String) {\n    cart_set_shipping_address(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetShippingAddressDocument,
    "\n  mutation CartSetUserDetails($input: CartSetUserDetailsInput!, $postcode: String) {\n    cart_set_user_details(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetUserDetailsDocument,
    "\n  mutation StaffReturnsAccept($input: StaffReturnsAcceptInput!) {\n    staff_returns_accept(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffReturnsAcceptDocument,
    "\n  mutation StaffReturnsArrive($input: StaffReturnsArriveInput!) {\n    staff_returns_arrive(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffReturnsArriveDocument,
    "\n  mutation StaffReturnsDecline($input: StaffReturnsDeclineInput!) {\n    staff_returns_decline(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffReturnsDeclineDocument,
    "\n  mutation StaffOrdersRefuseLine($input: StaffOrdersRefuseLineInput!) {\n    staff_orders_refuse_line(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffOrdersRefuseLineDocument,
    "\n  mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {\n    staff_orders_cancel(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffOrdersCancelDocument,
    "\n  mutation StaffOrdersRefund($input: StaffOrdersRefundInput!) {\n    staff_orders_refund(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": typeof types.StaffOrdersRefundDocument,
    "\n  query StaffOrderQueues {\n    staff_order_queues {\n      queue\n      count\n      oldest_at\n    }\n  }\n": typeof types.StaffOrderQueuesDocument,
    "\n  fragment StaffOrderFields on StaffOrder {\n    queue\n    customer_id\n    refunded_total\n    review {\n      staff_name\n      at\n    }\n    call {\n      lines\n      is_due\n      phone\n      attempts {\n        outcome\n        at\n        staff_name\n      }\n    }\n    lines {\n      line\n      units\n      script_type\n      script_state\n      patient {\n        first_name\n        last_name\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n    }\n    packing {\n      lines {\n        units\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    earlier {\n      reference\n      created_at\n      state\n      is_approved\n      order_total\n      shipping_method {\n        name\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      timeline {\n        state\n        at\n      }\n      items {\n        product_id\n        name\n        code\n        quantity\n        unit_price\n        line_total\n        schedule\n        frequency\n      }\n      item_total\n      discount_total\n      offer_code\n      discounts {\n        kind\n        amount\n      }\n      shipping_total\n      order_total\n      first_name\n      last_name\n      email\n      shipping_method {\n        name\n        type\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n      }\n      delivery_instructions\n      authority_to_leave\n      tracking {\n        carrier\n        number\n      }\n      payment {\n        brand\n        last4\n        status\n      }\n      refunds {\n        id\n        lines {\n          line\n          quantity\n        }\n        shipping\n        reason\n        amount\n        at\n      }\n      returns {\n        code\n        state\n        at\n        received_at\n        settled_at\n        decline_reason\n        is_refunded_before\n        lines {\n          line\n          name\n          quantity\n          reason\n        }\n      }\n    }\n  }\n": typeof types.StaffOrderFieldsFragmentDoc,
    "\n  query StaffOrder($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffOrderFields\n    }\n  }\n": typeof types.StaffOrderDocument,
    "\n  query StaffOrders(\n    $queue: StaffOrderQueue\n    $email: String\n    $name: String\n    $phone: String\n    $code: String\n    $product: String\n    $newest: Boolean!\n    $after: String\n  ) {\n    staff_orders(\n      queue: $queue\n      email: $email\n      name: $name\n      phone: $phone\n      code: $code\n      product: $product\n      newest: $newest\n      after: $after\n      first: 50\n    ) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        first_name\n        last_name\n        num_items\n        order_total\n        shipping_method {\n          name\n        }\n        cnc_location {\n          ready_by\n        }\n        items {\n          schedule\n        }\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n": typeof types.StaffOrdersDocument,
    "\n  mutation StaffOrdersApprove($input: StaffOrdersApproveInput!) {\n    staff_orders_approve(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n": typeof types.StaffOrdersApproveDocument,
    "\n  mutation StaffOrdersNoteCall($input: StaffOrdersNoteCallInput!) {\n    staff_orders_note_call(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n": typeof types.StaffOrdersNoteCallDocument,
    "\n  mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n": typeof types.StaffOrdersSetStateDocument,
    "\n  mutation StaffOrdersPack($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n": typeof types.StaffOrdersPackDocument,
    "\n  query StaffPickList($after: String) {\n    staff_orders(queue: pack, after: $after, first: 50) {\n      data {\n        reference\n        created_at\n        state\n        shipping_method {\n          name\n        }\n        cnc_location {\n          name\n          ready_by\n        }\n        items {\n          line\n          product_id\n          name\n          code\n          size\n          schedule\n          is_cold\n          quantity\n          refunded_quantity\n          from_shelf\n        }\n      }\n      next\n    }\n  }\n": typeof types.StaffPickListDocument,
    "\n  mutation StaffPackingRestart($input: StaffPackingRestartInput!) {\n    staff_packing_restart(input: $input) {\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": typeof types.StaffPackingRestartDocument,
    "\n  mutation StaffPackingScan($input: StaffPackingScanInput!) {\n    staff_packing_scan(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": typeof types.StaffPackingScanDocument,
    "\n  fragment StaffPackingFields on StaffOrder {\n    queue\n    packing {\n      round\n      lines {\n        line\n        name\n        code\n        size\n        schedule\n        is_cold\n        is_medicine\n        has_barcode\n        is_withdrawn\n        units\n        from_shelf\n        checked\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      first_name\n      last_name\n      shipping_method {\n        name\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n        ready_by\n      }\n      delivery_instructions\n      authority_to_leave\n      items {\n        line\n        name\n        quantity\n        refunded_quantity\n        unit_price\n      }\n      order_total\n      shipping_total\n      discount_total\n      discounts {\n        kind\n        amount\n      }\n      gst_total\n      refund_total\n    }\n  }\n": typeof types.StaffPackingFieldsFragmentDoc,
    "\n  query StaffPacking($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffPackingFields\n    }\n  }\n": typeof types.StaffPackingDocument,
    "\n  mutation StaffPackingTick($input: StaffPackingTickInput!) {\n    staff_packing_tick(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": typeof types.StaffPackingTickDocument,
    "\n  query StaffReturnCounts {\n    staff_return_counts {\n      requested\n      arrived\n    }\n  }\n": typeof types.StaffReturnCountsDocument,
    "\n  query StaffReturns($queue: StaffReturnQueue!, $after: String) {\n    staff_returns(queue: $queue, after: $after, first: 50) {\n      data {\n        reference\n        first_name\n        last_name\n        returns {\n          code\n          state\n          is_refunded_before\n          at\n          lines {\n            name\n            quantity\n          }\n        }\n      }\n      next\n    }\n  }\n": typeof types.StaffReturnsDocument,
    "\n  mutation StaffScriptsAccept($input: StaffScriptsAcceptInput!) {\n    staff_scripts_accept(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsAcceptDocument,
    "\n  mutation StaffScriptsArrive($input: StaffScriptsArriveInput!) {\n    staff_scripts_arrive(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsArriveDocument,
    "\n  mutation StaffScriptsCorrect($input: StaffScriptsCorrectInput!) {\n    staff_scripts_correct(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsCorrectDocument,
    "\n  mutation StaffScriptsFile($input: StaffScriptsFileInput!) {\n    staff_scripts_file(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsFileDocument,
    "\n  mutation StaffScriptsRefuse($input: StaffScriptsRefuseInput!) {\n    staff_scripts_refuse(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsRefuseDocument,
    "\n  query StaffScriptCounts {\n    staff_script_counts {\n      arrived\n      to_check\n      on_file\n      awaited\n      refused\n    }\n  }\n": typeof types.StaffScriptCountsDocument,
    "\n  query StaffScript($reference: String!, $line: Int!) {\n    staff_script(reference: $reference, line: $line) {\n      code\n      reference\n      line\n      kind\n      state\n      at\n      ordered_at\n      product_name\n      product_code\n      schedule\n      units\n      patient_name\n      patient {\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n      token\n      on_file {\n        code\n        written_on\n        expires_on\n        repeats_left\n        corrections {\n          at\n          staff_name\n          reason\n          from_written_on\n          from_repeats_left\n        }\n        taken_off {\n          at\n          staff_name\n          reason\n        }\n      }\n      steps {\n        state\n        at\n        staff_name\n        reason\n      }\n    }\n  }\n": typeof types.StaffScriptDocument,
    "\n  query StaffScripts($queue: StaffScriptQueue!, $newest: Boolean!, $after: String) {\n    staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {\n      data {\n        code\n        reference\n        kind\n        state\n        ordered_at\n        patient_name\n        product_name\n        schedule\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n": typeof types.StaffScriptsDocument,
    "\n  mutation StaffScriptsTakeOff($input: StaffScriptsTakeOffInput!) {\n    staff_scripts_take_off(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": typeof types.StaffScriptsTakeOffDocument,
    "\n  mutation ProductStockNotification($product_id: ID!, $email: String!) {\n    product_stock_notification(product_id: $product_id, email: $email) {\n      email\n    }\n  }\n": typeof types.ProductStockNotificationDocument,
    "\n  mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {\n    cart_remove_offer(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartRemoveOfferDocument,
    "\n  mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!, $postcode: String) {\n    cart_set_offer_by_code(input: $input) {\n      offer {\n        id\n        code\n        name\n        description\n      }\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetOfferByCodeDocument,
    "\n  query ScriptsOnFile($product_id: ID!) {\n    scripts_on_file(product_id: $product_id) {\n      patient_uuid\n      repeats_left\n      next_supply_on\n    }\n  }\n": typeof types.ScriptsOnFileDocument,
    "\n  mutation CartSetItemPatient($input: CartSetItemPatientInput!, $postcode: String) {\n    cart_set_item_patient(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetItemPatientDocument,
    "\n  query ValidateEscript($patient_uuid: ID!, $token: String!) {\n    validate_escript(patient_uuid: $patient_uuid, token: $token) {\n      is_valid\n      message\n    }\n  }\n": typeof types.ValidateEscriptDocument,
    "\n  query ProgramStatus($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      next_period_at\n    }\n  }\n": typeof types.ProgramStatusDocument,
    "\n  mutation AutodeliveriesAddItem($input: AutodeliveriesAddItemInput!) {\n    autodeliveries_add_item(input: $input) {\n      autodelivery {\n        id\n        name\n      }\n    }\n  }\n": typeof types.AutodeliveriesAddItemDocument,
    "\n  query AutodeliveryNames {\n    autodeliveries {\n      id\n      name\n      frequency\n    }\n  }\n": typeof types.AutodeliveryNamesDocument,
    "\n  mutation CartSetQuestionnairePassed($input: CartSetQuestionnairePassedInput!, $postcode: String) {\n    cart_set_questionnaire_passed(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetQuestionnairePassedDocument,
    "\n  mutation CartSettleUnmerged($input: CartSettleUnmergedInput!, $postcode: String) {\n    cart_settle_unmerged(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSettleUnmergedDocument,
    "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      item {\n        id\n        product {\n          id\n        }\n      }\n      cart {\n        ...MiniCartFields\n      }\n    }\n  }\n": typeof types.CartAddItemDocument,
    "\n  fragment CartFields on Cart {\n    ...MiniCartFields\n    items {\n      edr_base_points\n      is_same_day_eligible(postcode: $postcode)\n    }\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    non_staff_discount_total\n    shipping_total\n    gst_total\n    requires_login\n    requires_questionnaire\n    staff_discount_eligible\n    staff_discount_value\n    edr_base_points\n    edr_bonus_points\n    authority_to_leave\n    delivery_instructions\n    cnc_location {\n      id\n      name\n      ready_by\n    }\n    shipping_first_name\n    shipping_last_name\n    shipping_address_1\n    shipping_address_2\n    shipping_phone\n    shipping_postcode\n    shipping_state\n    shipping_suburb\n    user_email\n    user_first_name\n    user_last_name\n    offer_code\n    refused_offer {\n      code\n      message\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n      terms\n    }\n    offer {\n      id\n      code\n      name\n      description\n    }\n    available_offers {\n      id\n      code\n      name\n      description\n    }\n    postcode\n    shipping_method {\n      ...ShippingMethodFields\n    }\n    available_shipping_methods(input: { postcode: $postcode }) {\n      ...ShippingMethodFields\n    }\n  }\n": typeof types.CartFieldsFragmentDoc,
    "\n  fragment CartLineFields on CartItem {\n    id\n    quantity\n    unit_price\n    line_total\n    price_type\n    live_price_type\n    frequency\n    script_type\n    eprescription_token\n    is_restricted\n    errors {\n      code\n      message\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    product {\n      id\n      code\n      name\n      slug\n      schedule\n      is_pharmacy\n      is_practitioner\n      is_fridge\n      is_tga\n      booking_type\n      requires_prescription\n      order_limit\n      primary_image {\n        url\n      }\n      brand {\n        name\n      }\n    }\n    matched_promotion {\n      id\n      display_title\n      display_info\n      met_message\n    }\n    missed_promotions {\n      id\n      display_title\n      display_info\n      unmet_message\n    }\n  }\n": typeof types.CartLineFieldsFragmentDoc,
    "\n  query CartPage($uuid: ID!, $postcode: String) {\n    cart_page(uuid: $uuid, postcode: $postcode) {\n      ...CartFields\n    }\n  }\n": typeof types.CartPageDocument,
    "\n  mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {\n    cart_edit_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartEditItemDocument,
    "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n": typeof types.CartCreateDocument,
    "\n  fragment MiniCartFields on Cart {\n    uuid\n    version\n    num_items\n    item_total\n    discount_total\n    cart_subtotal\n    cart_total\n    cart_savings\n    requires_shipping\n    questionnaire_passed\n    free_shipping_message\n    free_shipping_threshold_express\n    free_shipping_threshold_standard\n    items {\n      ...CartLineFields\n    }\n    unmerged_items {\n      quantity\n      code\n      message\n      product {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MiniCartFieldsFragmentDoc,
    "\n  query Minicart($uuid: ID!, $postcode: String) {\n    cart_mini(uuid: $uuid, postcode: $postcode) {\n      ...MiniCartFields\n    }\n  }\n": typeof types.MinicartDocument,
    "\n  mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {\n    cart_remove_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartRemoveItemDocument,
    "\n  mutation CartSetShippingMethod($input: CartSetShippingMethodInput!, $postcode: String) {\n    cart_set_shipping_method(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": typeof types.CartSetShippingMethodDocument,
    "\n  fragment ShippingMethodFields on ShippingMethod {\n    id\n    name\n    type\n    price\n    display_price\n    display_info\n    cutoff\n    delivery_date\n    delivery_from\n    delivery_to\n    locations {\n      id\n      name\n      distance\n      readiness {\n        ready_by\n        text\n        items_here\n        items\n        to_come\n      }\n      opening_status\n      opening_hours {\n        day\n        hours\n      }\n      address {\n        line_1\n        line_2\n        suburb\n        state\n        postcode\n      }\n    }\n  }\n": typeof types.ShippingMethodFieldsFragmentDoc,
    "\n  fragment StaffClaimFields on StaffClaim {\n    code\n    key\n    staff_name\n    since\n    is_mine\n    is_taken_from_me\n  }\n": typeof types.StaffClaimFieldsFragmentDoc,
    "\n  query StaffClaim($reference: String!, $line: Int) {\n    staff_claim(reference: $reference, line: $line) {\n      ...StaffClaimFields\n    }\n  }\n": typeof types.StaffClaimDocument,
    "\n  mutation StaffClaimsLeave($input: StaffClaimsLeaveInput!) {\n    staff_claims_leave(input: $input) {\n      claim {\n        key\n      }\n    }\n  }\n": typeof types.StaffClaimsLeaveDocument,
    "\n  mutation StaffClaimsTake($input: StaffClaimsTakeInput!) {\n    staff_claims_take(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n": typeof types.StaffClaimsTakeDocument,
    "\n  mutation StaffClaimsTakeOver($input: StaffClaimsTakeOverInput!) {\n    staff_claims_take_over(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n": typeof types.StaffClaimsTakeOverDocument,
    "\n  fragment OrderFields on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n    }\n    num_items\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    first_name\n    last_name\n    email\n    delivery_instructions\n    authority_to_leave\n    link_token\n    items {\n      product_id\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      schedule\n      frequency\n    }\n    shipping_method {\n      id\n      name\n      type\n      price\n      delivery_from\n      delivery_to\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      id\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": typeof types.OrderFieldsFragmentDoc,
    "\n  query OrderConfirmation($reference: String!, $cart_uuid: ID) {\n    order(reference: $reference, cart_uuid: $cart_uuid) {\n      ...OrderFields\n    }\n  }\n": typeof types.OrderConfirmationDocument,
};
const documents: Documents = {
    "\n  mutation KeepAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      address {\n        id\n      }\n    }\n  }\n": types.KeepAddressDocument,
    "\n  mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {\n    checkout_place_order(input: $input) {\n      order {\n        ...OrderFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.CheckoutPlaceOrderDocument,
    "\n  mutation CartSetShippingAddress($input: CartSetShippingAddressInput!, $postcode: String) {\n    cart_set_shipping_address(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetShippingAddressDocument,
    "\n  mutation CartSetUserDetails($input: CartSetUserDetailsInput!, $postcode: String) {\n    cart_set_user_details(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetUserDetailsDocument,
    "\n  mutation StaffReturnsAccept($input: StaffReturnsAcceptInput!) {\n    staff_returns_accept(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffReturnsAcceptDocument,
    "\n  mutation StaffReturnsArrive($input: StaffReturnsArriveInput!) {\n    staff_returns_arrive(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffReturnsArriveDocument,
    "\n  mutation StaffReturnsDecline($input: StaffReturnsDeclineInput!) {\n    staff_returns_decline(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffReturnsDeclineDocument,
    "\n  mutation StaffOrdersRefuseLine($input: StaffOrdersRefuseLineInput!) {\n    staff_orders_refuse_line(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffOrdersRefuseLineDocument,
    "\n  mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {\n    staff_orders_cancel(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffOrdersCancelDocument,
    "\n  mutation StaffOrdersRefund($input: StaffOrdersRefundInput!) {\n    staff_orders_refund(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n": types.StaffOrdersRefundDocument,
    "\n  query StaffOrderQueues {\n    staff_order_queues {\n      queue\n      count\n      oldest_at\n    }\n  }\n": types.StaffOrderQueuesDocument,
    "\n  fragment StaffOrderFields on StaffOrder {\n    queue\n    customer_id\n    refunded_total\n    review {\n      staff_name\n      at\n    }\n    call {\n      lines\n      is_due\n      phone\n      attempts {\n        outcome\n        at\n        staff_name\n      }\n    }\n    lines {\n      line\n      units\n      script_type\n      script_state\n      patient {\n        first_name\n        last_name\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n    }\n    packing {\n      lines {\n        units\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    earlier {\n      reference\n      created_at\n      state\n      is_approved\n      order_total\n      shipping_method {\n        name\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      timeline {\n        state\n        at\n      }\n      items {\n        product_id\n        name\n        code\n        quantity\n        unit_price\n        line_total\n        schedule\n        frequency\n      }\n      item_total\n      discount_total\n      offer_code\n      discounts {\n        kind\n        amount\n      }\n      shipping_total\n      order_total\n      first_name\n      last_name\n      email\n      shipping_method {\n        name\n        type\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n      }\n      delivery_instructions\n      authority_to_leave\n      tracking {\n        carrier\n        number\n      }\n      payment {\n        brand\n        last4\n        status\n      }\n      refunds {\n        id\n        lines {\n          line\n          quantity\n        }\n        shipping\n        reason\n        amount\n        at\n      }\n      returns {\n        code\n        state\n        at\n        received_at\n        settled_at\n        decline_reason\n        is_refunded_before\n        lines {\n          line\n          name\n          quantity\n          reason\n        }\n      }\n    }\n  }\n": types.StaffOrderFieldsFragmentDoc,
    "\n  query StaffOrder($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffOrderFields\n    }\n  }\n": types.StaffOrderDocument,
    "\n  query StaffOrders(\n    $queue: StaffOrderQueue\n    $email: String\n    $name: String\n    $phone: String\n    $code: String\n    $product: String\n    $newest: Boolean!\n    $after: String\n  ) {\n    staff_orders(\n      queue: $queue\n      email: $email\n      name: $name\n      phone: $phone\n      code: $code\n      product: $product\n      newest: $newest\n      after: $after\n      first: 50\n    ) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        first_name\n        last_name\n        num_items\n        order_total\n        shipping_method {\n          name\n        }\n        cnc_location {\n          ready_by\n        }\n        items {\n          schedule\n        }\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n": types.StaffOrdersDocument,
    "\n  mutation StaffOrdersApprove($input: StaffOrdersApproveInput!) {\n    staff_orders_approve(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n": types.StaffOrdersApproveDocument,
    "\n  mutation StaffOrdersNoteCall($input: StaffOrdersNoteCallInput!) {\n    staff_orders_note_call(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n": types.StaffOrdersNoteCallDocument,
    "\n  mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n": types.StaffOrdersSetStateDocument,
    "\n  mutation StaffOrdersPack($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n": types.StaffOrdersPackDocument,
    "\n  query StaffPickList($after: String) {\n    staff_orders(queue: pack, after: $after, first: 50) {\n      data {\n        reference\n        created_at\n        state\n        shipping_method {\n          name\n        }\n        cnc_location {\n          name\n          ready_by\n        }\n        items {\n          line\n          product_id\n          name\n          code\n          size\n          schedule\n          is_cold\n          quantity\n          refunded_quantity\n          from_shelf\n        }\n      }\n      next\n    }\n  }\n": types.StaffPickListDocument,
    "\n  mutation StaffPackingRestart($input: StaffPackingRestartInput!) {\n    staff_packing_restart(input: $input) {\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": types.StaffPackingRestartDocument,
    "\n  mutation StaffPackingScan($input: StaffPackingScanInput!) {\n    staff_packing_scan(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": types.StaffPackingScanDocument,
    "\n  fragment StaffPackingFields on StaffOrder {\n    queue\n    packing {\n      round\n      lines {\n        line\n        name\n        code\n        size\n        schedule\n        is_cold\n        is_medicine\n        has_barcode\n        is_withdrawn\n        units\n        from_shelf\n        checked\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      first_name\n      last_name\n      shipping_method {\n        name\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n        ready_by\n      }\n      delivery_instructions\n      authority_to_leave\n      items {\n        line\n        name\n        quantity\n        refunded_quantity\n        unit_price\n      }\n      order_total\n      shipping_total\n      discount_total\n      discounts {\n        kind\n        amount\n      }\n      gst_total\n      refund_total\n    }\n  }\n": types.StaffPackingFieldsFragmentDoc,
    "\n  query StaffPacking($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffPackingFields\n    }\n  }\n": types.StaffPackingDocument,
    "\n  mutation StaffPackingTick($input: StaffPackingTickInput!) {\n    staff_packing_tick(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n": types.StaffPackingTickDocument,
    "\n  query StaffReturnCounts {\n    staff_return_counts {\n      requested\n      arrived\n    }\n  }\n": types.StaffReturnCountsDocument,
    "\n  query StaffReturns($queue: StaffReturnQueue!, $after: String) {\n    staff_returns(queue: $queue, after: $after, first: 50) {\n      data {\n        reference\n        first_name\n        last_name\n        returns {\n          code\n          state\n          is_refunded_before\n          at\n          lines {\n            name\n            quantity\n          }\n        }\n      }\n      next\n    }\n  }\n": types.StaffReturnsDocument,
    "\n  mutation StaffScriptsAccept($input: StaffScriptsAcceptInput!) {\n    staff_scripts_accept(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsAcceptDocument,
    "\n  mutation StaffScriptsArrive($input: StaffScriptsArriveInput!) {\n    staff_scripts_arrive(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsArriveDocument,
    "\n  mutation StaffScriptsCorrect($input: StaffScriptsCorrectInput!) {\n    staff_scripts_correct(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsCorrectDocument,
    "\n  mutation StaffScriptsFile($input: StaffScriptsFileInput!) {\n    staff_scripts_file(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsFileDocument,
    "\n  mutation StaffScriptsRefuse($input: StaffScriptsRefuseInput!) {\n    staff_scripts_refuse(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsRefuseDocument,
    "\n  query StaffScriptCounts {\n    staff_script_counts {\n      arrived\n      to_check\n      on_file\n      awaited\n      refused\n    }\n  }\n": types.StaffScriptCountsDocument,
    "\n  query StaffScript($reference: String!, $line: Int!) {\n    staff_script(reference: $reference, line: $line) {\n      code\n      reference\n      line\n      kind\n      state\n      at\n      ordered_at\n      product_name\n      product_code\n      schedule\n      units\n      patient_name\n      patient {\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n      token\n      on_file {\n        code\n        written_on\n        expires_on\n        repeats_left\n        corrections {\n          at\n          staff_name\n          reason\n          from_written_on\n          from_repeats_left\n        }\n        taken_off {\n          at\n          staff_name\n          reason\n        }\n      }\n      steps {\n        state\n        at\n        staff_name\n        reason\n      }\n    }\n  }\n": types.StaffScriptDocument,
    "\n  query StaffScripts($queue: StaffScriptQueue!, $newest: Boolean!, $after: String) {\n    staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {\n      data {\n        code\n        reference\n        kind\n        state\n        ordered_at\n        patient_name\n        product_name\n        schedule\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n": types.StaffScriptsDocument,
    "\n  mutation StaffScriptsTakeOff($input: StaffScriptsTakeOffInput!) {\n    staff_scripts_take_off(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n": types.StaffScriptsTakeOffDocument,
    "\n  mutation ProductStockNotification($product_id: ID!, $email: String!) {\n    product_stock_notification(product_id: $product_id, email: $email) {\n      email\n    }\n  }\n": types.ProductStockNotificationDocument,
    "\n  mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {\n    cart_remove_offer(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartRemoveOfferDocument,
    "\n  mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!, $postcode: String) {\n    cart_set_offer_by_code(input: $input) {\n      offer {\n        id\n        code\n        name\n        description\n      }\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetOfferByCodeDocument,
    "\n  query ScriptsOnFile($product_id: ID!) {\n    scripts_on_file(product_id: $product_id) {\n      patient_uuid\n      repeats_left\n      next_supply_on\n    }\n  }\n": types.ScriptsOnFileDocument,
    "\n  mutation CartSetItemPatient($input: CartSetItemPatientInput!, $postcode: String) {\n    cart_set_item_patient(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetItemPatientDocument,
    "\n  query ValidateEscript($patient_uuid: ID!, $token: String!) {\n    validate_escript(patient_uuid: $patient_uuid, token: $token) {\n      is_valid\n      message\n    }\n  }\n": types.ValidateEscriptDocument,
    "\n  query ProgramStatus($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      next_period_at\n    }\n  }\n": types.ProgramStatusDocument,
    "\n  mutation AutodeliveriesAddItem($input: AutodeliveriesAddItemInput!) {\n    autodeliveries_add_item(input: $input) {\n      autodelivery {\n        id\n        name\n      }\n    }\n  }\n": types.AutodeliveriesAddItemDocument,
    "\n  query AutodeliveryNames {\n    autodeliveries {\n      id\n      name\n      frequency\n    }\n  }\n": types.AutodeliveryNamesDocument,
    "\n  mutation CartSetQuestionnairePassed($input: CartSetQuestionnairePassedInput!, $postcode: String) {\n    cart_set_questionnaire_passed(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetQuestionnairePassedDocument,
    "\n  mutation CartSettleUnmerged($input: CartSettleUnmergedInput!, $postcode: String) {\n    cart_settle_unmerged(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSettleUnmergedDocument,
    "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      item {\n        id\n        product {\n          id\n        }\n      }\n      cart {\n        ...MiniCartFields\n      }\n    }\n  }\n": types.CartAddItemDocument,
    "\n  fragment CartFields on Cart {\n    ...MiniCartFields\n    items {\n      edr_base_points\n      is_same_day_eligible(postcode: $postcode)\n    }\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    non_staff_discount_total\n    shipping_total\n    gst_total\n    requires_login\n    requires_questionnaire\n    staff_discount_eligible\n    staff_discount_value\n    edr_base_points\n    edr_bonus_points\n    authority_to_leave\n    delivery_instructions\n    cnc_location {\n      id\n      name\n      ready_by\n    }\n    shipping_first_name\n    shipping_last_name\n    shipping_address_1\n    shipping_address_2\n    shipping_phone\n    shipping_postcode\n    shipping_state\n    shipping_suburb\n    user_email\n    user_first_name\n    user_last_name\n    offer_code\n    refused_offer {\n      code\n      message\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n      terms\n    }\n    offer {\n      id\n      code\n      name\n      description\n    }\n    available_offers {\n      id\n      code\n      name\n      description\n    }\n    postcode\n    shipping_method {\n      ...ShippingMethodFields\n    }\n    available_shipping_methods(input: { postcode: $postcode }) {\n      ...ShippingMethodFields\n    }\n  }\n": types.CartFieldsFragmentDoc,
    "\n  fragment CartLineFields on CartItem {\n    id\n    quantity\n    unit_price\n    line_total\n    price_type\n    live_price_type\n    frequency\n    script_type\n    eprescription_token\n    is_restricted\n    errors {\n      code\n      message\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    product {\n      id\n      code\n      name\n      slug\n      schedule\n      is_pharmacy\n      is_practitioner\n      is_fridge\n      is_tga\n      booking_type\n      requires_prescription\n      order_limit\n      primary_image {\n        url\n      }\n      brand {\n        name\n      }\n    }\n    matched_promotion {\n      id\n      display_title\n      display_info\n      met_message\n    }\n    missed_promotions {\n      id\n      display_title\n      display_info\n      unmet_message\n    }\n  }\n": types.CartLineFieldsFragmentDoc,
    "\n  query CartPage($uuid: ID!, $postcode: String) {\n    cart_page(uuid: $uuid, postcode: $postcode) {\n      ...CartFields\n    }\n  }\n": types.CartPageDocument,
    "\n  mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {\n    cart_edit_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartEditItemDocument,
    "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n": types.CartCreateDocument,
    "\n  fragment MiniCartFields on Cart {\n    uuid\n    version\n    num_items\n    item_total\n    discount_total\n    cart_subtotal\n    cart_total\n    cart_savings\n    requires_shipping\n    questionnaire_passed\n    free_shipping_message\n    free_shipping_threshold_express\n    free_shipping_threshold_standard\n    items {\n      ...CartLineFields\n    }\n    unmerged_items {\n      quantity\n      code\n      message\n      product {\n        id\n        name\n      }\n    }\n  }\n": types.MiniCartFieldsFragmentDoc,
    "\n  query Minicart($uuid: ID!, $postcode: String) {\n    cart_mini(uuid: $uuid, postcode: $postcode) {\n      ...MiniCartFields\n    }\n  }\n": types.MinicartDocument,
    "\n  mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {\n    cart_remove_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartRemoveItemDocument,
    "\n  mutation CartSetShippingMethod($input: CartSetShippingMethodInput!, $postcode: String) {\n    cart_set_shipping_method(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n": types.CartSetShippingMethodDocument,
    "\n  fragment ShippingMethodFields on ShippingMethod {\n    id\n    name\n    type\n    price\n    display_price\n    display_info\n    cutoff\n    delivery_date\n    delivery_from\n    delivery_to\n    locations {\n      id\n      name\n      distance\n      readiness {\n        ready_by\n        text\n        items_here\n        items\n        to_come\n      }\n      opening_status\n      opening_hours {\n        day\n        hours\n      }\n      address {\n        line_1\n        line_2\n        suburb\n        state\n        postcode\n      }\n    }\n  }\n": types.ShippingMethodFieldsFragmentDoc,
    "\n  fragment StaffClaimFields on StaffClaim {\n    code\n    key\n    staff_name\n    since\n    is_mine\n    is_taken_from_me\n  }\n": types.StaffClaimFieldsFragmentDoc,
    "\n  query StaffClaim($reference: String!, $line: Int) {\n    staff_claim(reference: $reference, line: $line) {\n      ...StaffClaimFields\n    }\n  }\n": types.StaffClaimDocument,
    "\n  mutation StaffClaimsLeave($input: StaffClaimsLeaveInput!) {\n    staff_claims_leave(input: $input) {\n      claim {\n        key\n      }\n    }\n  }\n": types.StaffClaimsLeaveDocument,
    "\n  mutation StaffClaimsTake($input: StaffClaimsTakeInput!) {\n    staff_claims_take(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n": types.StaffClaimsTakeDocument,
    "\n  mutation StaffClaimsTakeOver($input: StaffClaimsTakeOverInput!) {\n    staff_claims_take_over(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n": types.StaffClaimsTakeOverDocument,
    "\n  fragment OrderFields on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n    }\n    num_items\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    first_name\n    last_name\n    email\n    delivery_instructions\n    authority_to_leave\n    link_token\n    items {\n      product_id\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      schedule\n      frequency\n    }\n    shipping_method {\n      id\n      name\n      type\n      price\n      delivery_from\n      delivery_to\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      id\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n": types.OrderFieldsFragmentDoc,
    "\n  query OrderConfirmation($reference: String!, $cart_uuid: ID) {\n    order(reference: $reference, cart_uuid: $cart_uuid) {\n      ...OrderFields\n    }\n  }\n": types.OrderConfirmationDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAddress($input: UsersAddAddressInput!) {\n    users_add_address(input: $input) {\n      address {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').KeepAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {\n    checkout_place_order(input: $input) {\n      order {\n        ...OrderFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').CheckoutPlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetShippingAddress($input: CartSetShippingAddressInput!, $postcode: String) {\n    cart_set_shipping_address(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetShippingAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetUserDetails($input: CartSetUserDetailsInput!, $postcode: String) {\n    cart_set_user_details(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetUserDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffReturnsAccept($input: StaffReturnsAcceptInput!) {\n    staff_returns_accept(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffReturnsAcceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffReturnsArrive($input: StaffReturnsArriveInput!) {\n    staff_returns_arrive(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffReturnsArriveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffReturnsDecline($input: StaffReturnsDeclineInput!) {\n    staff_returns_decline(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffReturnsDeclineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersRefuseLine($input: StaffOrdersRefuseLineInput!) {\n    staff_orders_refuse_line(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersRefuseLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersCancel($input: StaffOrdersCancelInput!) {\n    staff_orders_cancel(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersRefund($input: StaffOrdersRefundInput!) {\n    staff_orders_refund(input: $input) {\n      order {\n        refunded_total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersRefundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffOrderQueues {\n    staff_order_queues {\n      queue\n      count\n      oldest_at\n    }\n  }\n"): typeof import('./graphql').StaffOrderQueuesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffOrderFields on StaffOrder {\n    queue\n    customer_id\n    refunded_total\n    review {\n      staff_name\n      at\n    }\n    call {\n      lines\n      is_due\n      phone\n      attempts {\n        outcome\n        at\n        staff_name\n      }\n    }\n    lines {\n      line\n      units\n      script_type\n      script_state\n      patient {\n        first_name\n        last_name\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n    }\n    packing {\n      lines {\n        units\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    earlier {\n      reference\n      created_at\n      state\n      is_approved\n      order_total\n      shipping_method {\n        name\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      timeline {\n        state\n        at\n      }\n      items {\n        product_id\n        name\n        code\n        quantity\n        unit_price\n        line_total\n        schedule\n        frequency\n      }\n      item_total\n      discount_total\n      offer_code\n      discounts {\n        kind\n        amount\n      }\n      shipping_total\n      order_total\n      first_name\n      last_name\n      email\n      shipping_method {\n        name\n        type\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n      }\n      delivery_instructions\n      authority_to_leave\n      tracking {\n        carrier\n        number\n      }\n      payment {\n        brand\n        last4\n        status\n      }\n      refunds {\n        id\n        lines {\n          line\n          quantity\n        }\n        shipping\n        reason\n        amount\n        at\n      }\n      returns {\n        code\n        state\n        at\n        received_at\n        settled_at\n        decline_reason\n        is_refunded_before\n        lines {\n          line\n          name\n          quantity\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrderFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffOrder($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffOrderFields\n    }\n  }\n"): typeof import('./graphql').StaffOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffOrders(\n    $queue: StaffOrderQueue\n    $email: String\n    $name: String\n    $phone: String\n    $code: String\n    $product: String\n    $newest: Boolean!\n    $after: String\n  ) {\n    staff_orders(\n      queue: $queue\n      email: $email\n      name: $name\n      phone: $phone\n      code: $code\n      product: $product\n      newest: $newest\n      after: $after\n      first: 50\n    ) {\n      data {\n        reference\n        created_at\n        state\n        is_approved\n        first_name\n        last_name\n        num_items\n        order_total\n        shipping_method {\n          name\n        }\n        cnc_location {\n          ready_by\n        }\n        items {\n          schedule\n        }\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersApprove($input: StaffOrdersApproveInput!) {\n    staff_orders_approve(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersApproveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersNoteCall($input: StaffOrdersNoteCallInput!) {\n    staff_orders_note_call(input: $input) {\n      order {\n        queue\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersNoteCallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersSetState($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersSetStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffOrdersPack($input: StaffOrdersSetStateInput!) {\n    staff_orders_set_state(input: $input) {\n      order {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffOrdersPackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPickList($after: String) {\n    staff_orders(queue: pack, after: $after, first: 50) {\n      data {\n        reference\n        created_at\n        state\n        shipping_method {\n          name\n        }\n        cnc_location {\n          name\n          ready_by\n        }\n        items {\n          line\n          product_id\n          name\n          code\n          size\n          schedule\n          is_cold\n          quantity\n          refunded_quantity\n          from_shelf\n        }\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffPickListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPackingRestart($input: StaffPackingRestartInput!) {\n    staff_packing_restart(input: $input) {\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPackingRestartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPackingScan($input: StaffPackingScanInput!) {\n    staff_packing_scan(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPackingScanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffPackingFields on StaffOrder {\n    queue\n    packing {\n      round\n      lines {\n        line\n        name\n        code\n        size\n        schedule\n        is_cold\n        is_medicine\n        has_barcode\n        is_withdrawn\n        units\n        from_shelf\n        checked\n      }\n      checks {\n        line\n        name\n        how\n        reason\n        staff_name\n        at\n      }\n      restarts {\n        staff_name\n        at\n        checks {\n          line\n          name\n          how\n          reason\n          staff_name\n          at\n        }\n      }\n    }\n    order {\n      reference\n      created_at\n      state\n      is_approved\n      first_name\n      last_name\n      shipping_method {\n        name\n      }\n      shipping_address {\n        first_name\n        last_name\n        address_1\n        address_2\n        suburb\n        state\n        postcode\n        phone\n      }\n      cnc_location {\n        name\n        ready_by\n      }\n      delivery_instructions\n      authority_to_leave\n      items {\n        line\n        name\n        quantity\n        refunded_quantity\n        unit_price\n      }\n      order_total\n      shipping_total\n      discount_total\n      discounts {\n        kind\n        amount\n      }\n      gst_total\n      refund_total\n    }\n  }\n"): typeof import('./graphql').StaffPackingFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPacking($reference: String!) {\n    staff_order(reference: $reference) {\n      ...StaffPackingFields\n    }\n  }\n"): typeof import('./graphql').StaffPackingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffPackingTick($input: StaffPackingTickInput!) {\n    staff_packing_tick(input: $input) {\n      line\n      order {\n        ...StaffPackingFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffPackingTickDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffReturnCounts {\n    staff_return_counts {\n      requested\n      arrived\n    }\n  }\n"): typeof import('./graphql').StaffReturnCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffReturns($queue: StaffReturnQueue!, $after: String) {\n    staff_returns(queue: $queue, after: $after, first: 50) {\n      data {\n        reference\n        first_name\n        last_name\n        returns {\n          code\n          state\n          is_refunded_before\n          at\n          lines {\n            name\n            quantity\n          }\n        }\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffReturnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsAccept($input: StaffScriptsAcceptInput!) {\n    staff_scripts_accept(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsAcceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsArrive($input: StaffScriptsArriveInput!) {\n    staff_scripts_arrive(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsArriveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsCorrect($input: StaffScriptsCorrectInput!) {\n    staff_scripts_correct(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsCorrectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsFile($input: StaffScriptsFileInput!) {\n    staff_scripts_file(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsRefuse($input: StaffScriptsRefuseInput!) {\n    staff_scripts_refuse(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsRefuseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffScriptCounts {\n    staff_script_counts {\n      arrived\n      to_check\n      on_file\n      awaited\n      refused\n    }\n  }\n"): typeof import('./graphql').StaffScriptCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffScript($reference: String!, $line: Int!) {\n    staff_script(reference: $reference, line: $line) {\n      code\n      reference\n      line\n      kind\n      state\n      at\n      ordered_at\n      product_name\n      product_code\n      schedule\n      units\n      patient_name\n      patient {\n        dob\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n      }\n      token\n      on_file {\n        code\n        written_on\n        expires_on\n        repeats_left\n        corrections {\n          at\n          staff_name\n          reason\n          from_written_on\n          from_repeats_left\n        }\n        taken_off {\n          at\n          staff_name\n          reason\n        }\n      }\n      steps {\n        state\n        at\n        staff_name\n        reason\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffScripts($queue: StaffScriptQueue!, $newest: Boolean!, $after: String) {\n    staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {\n      data {\n        code\n        reference\n        kind\n        state\n        ordered_at\n        patient_name\n        product_name\n        schedule\n      }\n      claims {\n        ...StaffClaimFields\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffScriptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffScriptsTakeOff($input: StaffScriptsTakeOffInput!) {\n    staff_scripts_take_off(input: $input) {\n      script {\n        state\n      }\n    }\n  }\n"): typeof import('./graphql').StaffScriptsTakeOffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProductStockNotification($product_id: ID!, $email: String!) {\n    product_stock_notification(product_id: $product_id, email: $email) {\n      email\n    }\n  }\n"): typeof import('./graphql').ProductStockNotificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartRemoveOffer($input: CartRemoveOfferInput!, $postcode: String) {\n    cart_remove_offer(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartRemoveOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetOfferByCode($input: CartSetOfferByCodeInput!, $postcode: String) {\n    cart_set_offer_by_code(input: $input) {\n      offer {\n        id\n        code\n        name\n        description\n      }\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetOfferByCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScriptsOnFile($product_id: ID!) {\n    scripts_on_file(product_id: $product_id) {\n      patient_uuid\n      repeats_left\n      next_supply_on\n    }\n  }\n"): typeof import('./graphql').ScriptsOnFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetItemPatient($input: CartSetItemPatientInput!, $postcode: String) {\n    cart_set_item_patient(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetItemPatientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValidateEscript($patient_uuid: ID!, $token: String!) {\n    validate_escript(patient_uuid: $patient_uuid, token: $token) {\n      is_valid\n      message\n    }\n  }\n"): typeof import('./graphql').ValidateEscriptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProgramStatus($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      id\n      status\n      next_period_at\n    }\n  }\n"): typeof import('./graphql').ProgramStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AutodeliveriesAddItem($input: AutodeliveriesAddItemInput!) {\n    autodeliveries_add_item(input: $input) {\n      autodelivery {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').AutodeliveriesAddItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AutodeliveryNames {\n    autodeliveries {\n      id\n      name\n      frequency\n    }\n  }\n"): typeof import('./graphql').AutodeliveryNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetQuestionnairePassed($input: CartSetQuestionnairePassedInput!, $postcode: String) {\n    cart_set_questionnaire_passed(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetQuestionnairePassedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSettleUnmerged($input: CartSettleUnmergedInput!, $postcode: String) {\n    cart_settle_unmerged(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSettleUnmergedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartAddItem($input: CartAddItemInput!) {\n    cart_add_item(input: $input) {\n      item {\n        id\n        product {\n          id\n        }\n      }\n      cart {\n        ...MiniCartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartAddItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartFields on Cart {\n    ...MiniCartFields\n    items {\n      edr_base_points\n      is_same_day_eligible(postcode: $postcode)\n    }\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    non_staff_discount_total\n    shipping_total\n    gst_total\n    requires_login\n    requires_questionnaire\n    staff_discount_eligible\n    staff_discount_value\n    edr_base_points\n    edr_bonus_points\n    authority_to_leave\n    delivery_instructions\n    cnc_location {\n      id\n      name\n      ready_by\n    }\n    shipping_first_name\n    shipping_last_name\n    shipping_address_1\n    shipping_address_2\n    shipping_phone\n    shipping_postcode\n    shipping_state\n    shipping_suburb\n    user_email\n    user_first_name\n    user_last_name\n    offer_code\n    refused_offer {\n      code\n      message\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n      terms\n    }\n    offer {\n      id\n      code\n      name\n      description\n    }\n    available_offers {\n      id\n      code\n      name\n      description\n    }\n    postcode\n    shipping_method {\n      ...ShippingMethodFields\n    }\n    available_shipping_methods(input: { postcode: $postcode }) {\n      ...ShippingMethodFields\n    }\n  }\n"): typeof import('./graphql').CartFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartLineFields on CartItem {\n    id\n    quantity\n    unit_price\n    line_total\n    price_type\n    live_price_type\n    frequency\n    script_type\n    eprescription_token\n    is_restricted\n    errors {\n      code\n      message\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    product {\n      id\n      code\n      name\n      slug\n      schedule\n      is_pharmacy\n      is_practitioner\n      is_fridge\n      is_tga\n      booking_type\n      requires_prescription\n      order_limit\n      primary_image {\n        url\n      }\n      brand {\n        name\n      }\n    }\n    matched_promotion {\n      id\n      display_title\n      display_info\n      met_message\n    }\n    missed_promotions {\n      id\n      display_title\n      display_info\n      unmet_message\n    }\n  }\n"): typeof import('./graphql').CartLineFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CartPage($uuid: ID!, $postcode: String) {\n    cart_page(uuid: $uuid, postcode: $postcode) {\n      ...CartFields\n    }\n  }\n"): typeof import('./graphql').CartPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartEditItem($input: CartEditItemInput!, $postcode: String) {\n    cart_edit_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartEditItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartCreate {\n    cart_create {\n      cart {\n        uuid\n      }\n    }\n  }\n"): typeof import('./graphql').CartCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MiniCartFields on Cart {\n    uuid\n    version\n    num_items\n    item_total\n    discount_total\n    cart_subtotal\n    cart_total\n    cart_savings\n    requires_shipping\n    questionnaire_passed\n    free_shipping_message\n    free_shipping_threshold_express\n    free_shipping_threshold_standard\n    items {\n      ...CartLineFields\n    }\n    unmerged_items {\n      quantity\n      code\n      message\n      product {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').MiniCartFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Minicart($uuid: ID!, $postcode: String) {\n    cart_mini(uuid: $uuid, postcode: $postcode) {\n      ...MiniCartFields\n    }\n  }\n"): typeof import('./graphql').MinicartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartRemoveItem($input: CartRemoveItemInput!, $postcode: String) {\n    cart_remove_item(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CartSetShippingMethod($input: CartSetShippingMethodInput!, $postcode: String) {\n    cart_set_shipping_method(input: $input) {\n      cart {\n        ...CartFields\n      }\n    }\n  }\n"): typeof import('./graphql').CartSetShippingMethodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShippingMethodFields on ShippingMethod {\n    id\n    name\n    type\n    price\n    display_price\n    display_info\n    cutoff\n    delivery_date\n    delivery_from\n    delivery_to\n    locations {\n      id\n      name\n      distance\n      readiness {\n        ready_by\n        text\n        items_here\n        items\n        to_come\n      }\n      opening_status\n      opening_hours {\n        day\n        hours\n      }\n      address {\n        line_1\n        line_2\n        suburb\n        state\n        postcode\n      }\n    }\n  }\n"): typeof import('./graphql').ShippingMethodFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffClaimFields on StaffClaim {\n    code\n    key\n    staff_name\n    since\n    is_mine\n    is_taken_from_me\n  }\n"): typeof import('./graphql').StaffClaimFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffClaim($reference: String!, $line: Int) {\n    staff_claim(reference: $reference, line: $line) {\n      ...StaffClaimFields\n    }\n  }\n"): typeof import('./graphql').StaffClaimDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffClaimsLeave($input: StaffClaimsLeaveInput!) {\n    staff_claims_leave(input: $input) {\n      claim {\n        key\n      }\n    }\n  }\n"): typeof import('./graphql').StaffClaimsLeaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffClaimsTake($input: StaffClaimsTakeInput!) {\n    staff_claims_take(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffClaimsTakeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffClaimsTakeOver($input: StaffClaimsTakeOverInput!) {\n    staff_claims_take_over(input: $input) {\n      claim {\n        ...StaffClaimFields\n      }\n    }\n  }\n"): typeof import('./graphql').StaffClaimsTakeOverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderFields on Order {\n    reference\n    created_at\n    state\n    is_approved\n    timeline {\n      state\n    }\n    num_items\n    item_total\n    discount_total\n    discounts {\n      kind\n      amount\n    }\n    shipping_total\n    order_total\n    gst_total\n    edr_base_points\n    edr_bonus_points\n    offer_code\n    first_name\n    last_name\n    email\n    delivery_instructions\n    authority_to_leave\n    link_token\n    items {\n      product_id\n      name\n      slug\n      image_url\n      quantity\n      unit_price\n      line_total\n      schedule\n      frequency\n    }\n    shipping_method {\n      id\n      name\n      type\n      price\n      delivery_from\n      delivery_to\n    }\n    planned_autodeliveries {\n      frequency\n      name\n      charged_on\n      delivered_on\n      changes_until\n    }\n    shipping_address {\n      first_name\n      last_name\n      address_1\n      address_2\n      suburb\n      state\n      postcode\n      phone\n    }\n    cnc_location {\n      id\n      name\n      ready_by\n      place {\n        address {\n          line_1\n          line_2\n          suburb\n          state\n          postcode\n        }\n        phone\n        opening_status\n        opening_hours {\n          day\n          hours\n        }\n      }\n    }\n    payment {\n      brand\n      last4\n      status\n    }\n  }\n"): typeof import('./graphql').OrderFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderConfirmation($reference: String!, $cart_uuid: ID) {\n    order(reference: $reference, cart_uuid: $cart_uuid) {\n      ...OrderFields\n    }\n  }\n"): typeof import('./graphql').OrderConfirmationDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
