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
    "\n  mutation JourneySubscriptionsCancel($input: JourneySubscriptionsCancelInput!) {\n    journey_subscriptions_cancel(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsCancelDocument,
    "\n  query JourneyConversation($subscription_id: ID!) {\n    journey_conversation(subscription_id: $subscription_id) {\n      ...JourneyConversationFields\n    }\n  }\n": typeof types.JourneyConversationDocument,
    "\n  mutation JourneyMessagesRead($input: JourneyMessagesReadInput!) {\n    journey_messages_read(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": typeof types.JourneyMessagesReadDocument,
    "\n  mutation JourneyCheckInsRecord($input: JourneyCheckInsRecordInput!) {\n    journey_check_ins_record(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": typeof types.JourneyCheckInsRecordDocument,
    "\n  mutation JourneyMessagesSend($input: JourneyMessagesSendInput!) {\n    journey_messages_send(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": typeof types.JourneyMessagesSendDocument,
    "\n  mutation JourneySubscriptionsCancelConsult($input: JourneySubscriptionsCancelConsultInput!) {\n    journey_subscriptions_cancel_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsCancelConsultDocument,
    "\n  mutation JourneySubscriptionsCreateConsult($input: JourneySubscriptionsCreateConsultInput!) {\n    journey_subscriptions_create_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      num_free_consults\n      upcoming_booking {\n        id\n        appointment_at\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsCreateConsultDocument,
    "\n  query StaffProgramChargeCounts {\n    staff_program_charge_counts {\n      failed\n      coming\n    }\n  }\n": typeof types.StaffProgramChargeCountsDocument,
    "\n  mutation StaffProgramChargesMail($input: StaffProgramChargesMailInput!) {\n    staff_program_charges_mail(input: $input) {\n      charge {\n        id\n      }\n    }\n  }\n": typeof types.StaffProgramChargesMailDocument,
    "\n  query StaffProgramCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {\n    staff_program_charges(state: $state, newest: $newest, after: $after, first: 50) {\n      data {\n        id\n        customer {\n          id\n          first_name\n          last_name\n        }\n        name\n        due_at\n        amount\n        program_fee\n        num_items\n        paid_with\n        is_method_new\n        reason\n        bank_message\n        tries\n        failed_at\n        next_try_at\n        announced_at\n        is_after_pause\n        can_mail\n        mails {\n          kind\n          at\n          is_sent\n        }\n      }\n      next\n    }\n  }\n": typeof types.StaffProgramChargesDocument,
    "\n  mutation JourneySubscriptionsAcknowledgeRecord($input: JourneySubscriptionsAcknowledgeRecordInput!) {\n    journey_subscriptions_acknowledge_record(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsAcknowledgeRecordDocument,
    "\n  mutation JourneyMessagesAnswer($input: JourneyMessagesAnswerInput!) {\n    journey_messages_answer(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n": typeof types.JourneyMessagesAnswerDocument,
    "\n  mutation JourneyMessagesClose($input: JourneyMessagesCloseInput!) {\n    journey_messages_close(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n": typeof types.JourneyMessagesCloseDocument,
    "\n  mutation JourneyConsultsComplete($input: JourneyConsultsCompleteInput!) {\n    journey_consults_complete(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": typeof types.JourneyConsultsCompleteDocument,
    "\n  mutation JourneyConsultsNotHeld($input: JourneyConsultsNotHeldInput!) {\n    journey_consults_not_held(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": typeof types.JourneyConsultsNotHeldDocument,
    "\n  mutation JourneyConsultsMiss($input: JourneyConsultsMissInput!) {\n    journey_consults_miss(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": typeof types.JourneyConsultsMissDocument,
    "\n  mutation JourneySubscriptionsRefuse($input: JourneySubscriptionsRefuseInput!) {\n    journey_subscriptions_refuse(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsRefuseDocument,
    "\n  mutation JourneySubscriptionsReview($input: JourneySubscriptionsReviewInput!) {\n    journey_subscriptions_review(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsReviewDocument,
    "\n  query StaffProgram($id: ID!) {\n    staff_program(id: $id) {\n      email\n      submitted_at\n      consult_at\n      consults {\n        id\n        starts_at\n        ends_at\n        status\n        is_open\n        ended_by\n        ended_at\n        missed_calls\n        note\n      }\n      subscription {\n        id\n        status\n        created_at\n        next_period_at\n        journey {\n          id\n          name\n        }\n        patient {\n          first_name\n          last_name\n        }\n        offer {\n          expires_at\n          price\n          items {\n            name\n            quantity\n            repeats\n          }\n        }\n        items {\n          id\n          is_prescribed\n          quantity\n          product {\n            id\n            name\n          }\n        }\n      }\n      record {\n        dob\n        gender\n        phone\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n        checked_at\n      }\n      answers {\n        question\n        answer\n      }\n      record_version\n      contradictions {\n        fact\n        record\n        answer\n        is_acknowledged\n      }\n      history {\n        id\n        at\n        author\n        kind\n        rules\n        note\n        details {\n          question\n          answer\n        }\n      }\n      conversation {\n        ...JourneyConversationFields\n      }\n      measurements {\n        day\n        weight_kg\n        waist_cm\n      }\n      decisions {\n        at\n        staff_name\n        outcome\n        note\n        items {\n          name\n          quantity\n          repeats\n        }\n      }\n    }\n  }\n": typeof types.StaffProgramDocument,
    "\n  query StaffPrograms($queue: StaffProgramQueue!, $page: Int!) {\n    staff_programs(queue: $queue, page: $page, per_page: 50) {\n      data {\n        id\n        journey_name\n        submitted_at\n        consult_at\n        has_offer\n        is_contradicted\n        waits_since\n        is_urgent\n        patient {\n          first_name\n          last_name\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": typeof types.StaffProgramsDocument,
    "\n  mutation FoodDiaryAddEntry($input: FoodDiaryAddEntryInput!) {\n    food_diary_add_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiaryAddEntryDocument,
    "\n  mutation FoodDiaryCopyEntries($input: FoodDiaryCopyEntriesInput!) {\n    food_diary_copy_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiaryCopyEntriesDocument,
    "\n  query FoodDiary($day: String!) {\n    food_diary(day: $day) {\n      ...FoodDiaryDayFields\n    }\n  }\n": typeof types.FoodDiaryDocument,
    "\n  query FoodDiaryDays($from_day: String!, $last_day: String!) {\n    food_diary_days(from_day: $from_day, last_day: $last_day) {\n      ...FoodDiaryDayFields\n    }\n  }\n": typeof types.FoodDiaryDaysDocument,
    "\n  query FoodDiaryWeek($last_day: String!, $days: Int) {\n    food_diary_week(last_day: $last_day, days: $days) {\n      day\n      total {\n        kilojoules\n      }\n    }\n  }\n": typeof types.FoodDiaryWeekDocument,
    "\n  mutation FoodDiaryEditEntry($input: FoodDiaryEditEntryInput!) {\n    food_diary_edit_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiaryEditEntryDocument,
    "\n  fragment FoodDiaryDayFields on FoodDiaryDay {\n    day\n    water_ml\n    total {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    target {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n      water_ml\n    }\n    meals {\n      meal\n      total {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      entries {\n        id\n        name\n        grams\n        portion\n        quantity\n        unit\n        units {\n          unit\n          grams\n        }\n        serving {\n          name\n          grams\n        }\n        nutrition {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n        }\n      }\n    }\n  }\n": typeof types.FoodDiaryDayFieldsFragmentDoc,
    "\n  fragment FoodDiaryFoodFields on FoodDiaryFood {\n    id\n    name\n    group\n    is_favourite\n    per_100g {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    portions {\n      name\n      grams\n    }\n    units {\n      unit\n      grams\n    }\n    own {\n      per_grams\n      figures {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      serving {\n        name\n        grams\n      }\n    }\n  }\n": typeof types.FoodDiaryFoodFieldsFragmentDoc,
    "\n  query FoodDiaryFoods($query: String!) {\n    food_diary_foods(query: $query) {\n      ...FoodDiaryFoodFields\n    }\n  }\n": typeof types.FoodDiaryFoodsDocument,
    "\n  fragment FoodDiaryPicksFields on FoodDiaryPicks {\n    recent {\n      food {\n        ...FoodDiaryFoodFields\n      }\n      grams\n      portion\n      quantity\n      unit\n    }\n    favourites {\n      ...FoodDiaryFoodFields\n    }\n    own {\n      ...FoodDiaryFoodFields\n    }\n  }\n": typeof types.FoodDiaryPicksFieldsFragmentDoc,
    "\n  query FoodDiaryPicks {\n    food_diary_picks {\n      ...FoodDiaryPicksFields\n    }\n  }\n": typeof types.FoodDiaryPicksDocument,
    "\n  mutation FoodDiaryRemoveEntries($input: FoodDiaryRemoveEntriesInput!) {\n    food_diary_remove_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiaryRemoveEntriesDocument,
    "\n  mutation FoodDiaryRemoveEntry($input: FoodDiaryRemoveEntryInput!) {\n    food_diary_remove_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n      removed\n    }\n  }\n": typeof types.FoodDiaryRemoveEntryDocument,
    "\n  mutation FoodDiaryRemoveFood($input: FoodDiaryRemoveFoodInput!) {\n    food_diary_remove_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": typeof types.FoodDiaryRemoveFoodDocument,
    "\n  mutation FoodDiaryRestoreEntries($input: FoodDiaryRestoreEntriesInput!) {\n    food_diary_restore_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiaryRestoreEntriesDocument,
    "\n  mutation FoodDiarySaveFood($input: FoodDiarySaveFoodInput!) {\n    food_diary_save_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": typeof types.FoodDiarySaveFoodDocument,
    "\n  mutation FoodDiarySetFavourite($input: FoodDiarySetFavouriteInput!) {\n    food_diary_set_favourite(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": typeof types.FoodDiarySetFavouriteDocument,
    "\n  mutation FoodDiarySetTarget($input: FoodDiarySetTargetInput!) {\n    food_diary_set_target(input: $input) {\n      target {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n        water_ml\n      }\n    }\n  }\n": typeof types.FoodDiarySetTargetDocument,
    "\n  mutation FoodDiarySetWater($input: FoodDiarySetWaterInput!) {\n    food_diary_set_water(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": typeof types.FoodDiarySetWaterDocument,
    "\n  query JourneyFoodTarget {\n    journey_food_target {\n      first_name\n      weight_kg\n      weighed_on\n      height_cm\n      age\n      suggestions {\n        activity\n        target {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n          water_ml\n        }\n      }\n    }\n  }\n": typeof types.JourneyFoodTargetDocument,
    "\n  mutation JourneySubscriptionsCharge($input: JourneySubscriptionsChargeInput!) {\n    journey_subscriptions_charge(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsChargeDocument,
    "\n  mutation JourneySubscriptionsCreate($input: JourneySubscriptionsCreateInput!) {\n    journey_subscriptions_create(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsCreateDocument,
    "\n  query JourneyPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        checked_at\n      }\n    }\n  }\n": typeof types.JourneyPatientsDocument,
    "\n  mutation JourneySubscriptionsSetPatient($input: JourneySubscriptionsSetPatientInput!) {\n    journey_subscriptions_set_patient(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsSetPatientDocument,
    "\n  mutation JourneySubscriptionsSubmit($input: JourneySubscriptionsSubmitInput!) {\n    journey_subscriptions_submit(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsSubmitDocument,
    "\n  mutation JourneySubscriptionsSetLessonStatus($input: JourneySubscriptionsSetLessonStatusInput!) {\n    journey_subscriptions_set_lesson_status(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsSetLessonStatusDocument,
    "\n  fragment JourneyMeasurementLogFields on JourneyMeasurementLog {\n    first_day\n    today\n    entries {\n      day\n      weight_kg\n      waist_cm\n    }\n  }\n": typeof types.JourneyMeasurementLogFieldsFragmentDoc,
    "\n  query JourneyMeasurements($subscription_id: ID!) {\n    journey_measurements(subscription_id: $subscription_id) {\n      ...JourneyMeasurementLogFields\n    }\n  }\n": typeof types.JourneyMeasurementsDocument,
    "\n  mutation JourneyMeasurementsRecord($input: JourneyMeasurementsRecordInput!) {\n    journey_measurements_record(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n": typeof types.JourneyMeasurementsRecordDocument,
    "\n  mutation JourneyMeasurementsRemove($input: JourneyMeasurementsRemoveInput!) {\n    journey_measurements_remove(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n": typeof types.JourneyMeasurementsRemoveDocument,
    "\n  mutation JourneySubscriptionsEditItem($input: JourneySubscriptionsEditItemInput!) {\n    journey_subscriptions_edit_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsEditItemDocument,
    "\n  mutation JourneySubscriptionsRemoveItem($input: JourneySubscriptionsRemoveItemInput!) {\n    journey_subscriptions_remove_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsRemoveItemDocument,
    "\n  mutation JourneySubscriptionsSetVoucher($input: JourneySubscriptionsSetVoucherInput!) {\n    journey_subscriptions_set_voucher(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      voucher_discount\n    }\n  }\n": typeof types.JourneySubscriptionsSetVoucherDocument,
    "\n  mutation JourneySubscriptionsAcceptOffer($input: JourneySubscriptionsAcceptOfferInput!) {\n    journey_subscriptions_accept_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsAcceptOfferDocument,
    "\n  mutation JourneySubscriptionsAgree($input: JourneySubscriptionsAgreeInput!) {\n    journey_subscriptions_agree(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsAgreeDocument,
    "\n  mutation JourneySubscriptionsDeclineOffer($input: JourneySubscriptionsDeclineOfferInput!) {\n    journey_subscriptions_decline_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsDeclineOfferDocument,
    "\n  mutation JourneySubscriptionsPause($input: JourneySubscriptionsPauseInput!) {\n    journey_subscriptions_pause(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsPauseDocument,
    "\n  mutation JourneySubscriptionsResume($input: JourneySubscriptionsResumeInput!) {\n    journey_subscriptions_resume(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsResumeDocument,
    "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n      care_team {\n        name\n        profession\n        about\n        is_sample\n      }\n    }\n  }\n": typeof types.ProgramDocument,
    "\n  mutation JourneySubscriptionsRetry($input: JourneySubscriptionsRetryInput!) {\n    journey_subscriptions_retry(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsRetryDocument,
    "\n  fragment JourneyConversationFields on JourneyConversation {\n    can_write\n    count\n    unread\n    waits_since\n    is_urgent\n    messages {\n      id\n      at\n      author\n      text\n      check_in {\n        symptoms\n        is_hard\n        outcome\n      }\n    }\n  }\n": typeof types.JourneyConversationFieldsFragmentDoc,
    "\n  mutation JourneySubscriptionsAddItem($input: JourneySubscriptionsAddItemInput!) {\n    journey_subscriptions_add_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": typeof types.JourneySubscriptionsAddItemDocument,
    "\n  fragment JourneySubscriptionFields on JourneySubscription {\n    id\n    status\n    is_active\n    created_at\n    consult_state\n    next_period_at\n    next_billing_at\n    pause {\n      from\n      until\n    }\n    pause_options {\n      months\n      until\n    }\n    payment_failed_at\n    payment_retry_at\n    num_free_consults\n    consent\n    refunds_fee\n    is_refused\n    readable_until\n    record_check {\n      facts\n      is_waiting\n    }\n    offer {\n      id\n      price\n      charged_now\n      expires_at\n      consent\n      items {\n        name\n        quantity\n        price\n        repeats\n      }\n    }\n    answered_offer {\n      id\n      outcome\n    }\n    voucher_code\n    voucher_discount\n    items_total\n    discount_total\n    program_fee\n    total\n    prescribed_items_total\n    nonprescribed_items_total\n    journey {\n      id\n      name\n      price\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    upcoming_booking {\n      id\n      appointment_at\n      status\n      free_until\n      is_first\n      paid\n    }\n    can_book_first\n    past_consults {\n      id\n      appointment_at\n      status\n      missed_calls\n      paid\n      refunded\n    }\n    last_order {\n      reference\n      created_at\n      order_total\n      gst_total\n      items {\n        product_id\n      }\n    }\n    orders {\n      reference\n      created_at\n      first_name\n      last_name\n      order_total\n      items {\n        name\n        quantity\n        unit_price\n      }\n    }\n    lessons {\n      status\n      percent\n      body\n      lesson {\n        id\n        name\n        slug\n        description\n        read_minutes\n        week\n      }\n    }\n    current_lesson {\n      lesson {\n        id\n      }\n    }\n    items {\n      id\n      is_prescribed\n      quantity\n      price\n      price_type\n      product {\n        id\n        name\n        slug\n        brand {\n          name\n        }\n        primary_image {\n          url\n        }\n      }\n    }\n  }\n": typeof types.JourneySubscriptionFieldsFragmentDoc,
    "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      ...JourneySubscriptionFields\n    }\n  }\n": typeof types.JourneySubscriptionsDocument,
};
const documents: Documents = {
    "\n  mutation JourneySubscriptionsCancel($input: JourneySubscriptionsCancelInput!) {\n    journey_subscriptions_cancel(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsCancelDocument,
    "\n  query JourneyConversation($subscription_id: ID!) {\n    journey_conversation(subscription_id: $subscription_id) {\n      ...JourneyConversationFields\n    }\n  }\n": types.JourneyConversationDocument,
    "\n  mutation JourneyMessagesRead($input: JourneyMessagesReadInput!) {\n    journey_messages_read(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": types.JourneyMessagesReadDocument,
    "\n  mutation JourneyCheckInsRecord($input: JourneyCheckInsRecordInput!) {\n    journey_check_ins_record(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": types.JourneyCheckInsRecordDocument,
    "\n  mutation JourneyMessagesSend($input: JourneyMessagesSendInput!) {\n    journey_messages_send(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n": types.JourneyMessagesSendDocument,
    "\n  mutation JourneySubscriptionsCancelConsult($input: JourneySubscriptionsCancelConsultInput!) {\n    journey_subscriptions_cancel_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsCancelConsultDocument,
    "\n  mutation JourneySubscriptionsCreateConsult($input: JourneySubscriptionsCreateConsultInput!) {\n    journey_subscriptions_create_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      num_free_consults\n      upcoming_booking {\n        id\n        appointment_at\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.JourneySubscriptionsCreateConsultDocument,
    "\n  query StaffProgramChargeCounts {\n    staff_program_charge_counts {\n      failed\n      coming\n    }\n  }\n": types.StaffProgramChargeCountsDocument,
    "\n  mutation StaffProgramChargesMail($input: StaffProgramChargesMailInput!) {\n    staff_program_charges_mail(input: $input) {\n      charge {\n        id\n      }\n    }\n  }\n": types.StaffProgramChargesMailDocument,
    "\n  query StaffProgramCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {\n    staff_program_charges(state: $state, newest: $newest, after: $after, first: 50) {\n      data {\n        id\n        customer {\n          id\n          first_name\n          last_name\n        }\n        name\n        due_at\n        amount\n        program_fee\n        num_items\n        paid_with\n        is_method_new\n        reason\n        bank_message\n        tries\n        failed_at\n        next_try_at\n        announced_at\n        is_after_pause\n        can_mail\n        mails {\n          kind\n          at\n          is_sent\n        }\n      }\n      next\n    }\n  }\n": types.StaffProgramChargesDocument,
    "\n  mutation JourneySubscriptionsAcknowledgeRecord($input: JourneySubscriptionsAcknowledgeRecordInput!) {\n    journey_subscriptions_acknowledge_record(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": types.JourneySubscriptionsAcknowledgeRecordDocument,
    "\n  mutation JourneyMessagesAnswer($input: JourneyMessagesAnswerInput!) {\n    journey_messages_answer(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n": types.JourneyMessagesAnswerDocument,
    "\n  mutation JourneyMessagesClose($input: JourneyMessagesCloseInput!) {\n    journey_messages_close(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n": types.JourneyMessagesCloseDocument,
    "\n  mutation JourneyConsultsComplete($input: JourneyConsultsCompleteInput!) {\n    journey_consults_complete(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": types.JourneyConsultsCompleteDocument,
    "\n  mutation JourneyConsultsNotHeld($input: JourneyConsultsNotHeldInput!) {\n    journey_consults_not_held(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": types.JourneyConsultsNotHeldDocument,
    "\n  mutation JourneyConsultsMiss($input: JourneyConsultsMissInput!) {\n    journey_consults_miss(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n": types.JourneyConsultsMissDocument,
    "\n  mutation JourneySubscriptionsRefuse($input: JourneySubscriptionsRefuseInput!) {\n    journey_subscriptions_refuse(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": types.JourneySubscriptionsRefuseDocument,
    "\n  mutation JourneySubscriptionsReview($input: JourneySubscriptionsReviewInput!) {\n    journey_subscriptions_review(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n": types.JourneySubscriptionsReviewDocument,
    "\n  query StaffProgram($id: ID!) {\n    staff_program(id: $id) {\n      email\n      submitted_at\n      consult_at\n      consults {\n        id\n        starts_at\n        ends_at\n        status\n        is_open\n        ended_by\n        ended_at\n        missed_calls\n        note\n      }\n      subscription {\n        id\n        status\n        created_at\n        next_period_at\n        journey {\n          id\n          name\n        }\n        patient {\n          first_name\n          last_name\n        }\n        offer {\n          expires_at\n          price\n          items {\n            name\n            quantity\n            repeats\n          }\n        }\n        items {\n          id\n          is_prescribed\n          quantity\n          product {\n            id\n            name\n          }\n        }\n      }\n      record {\n        dob\n        gender\n        phone\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n        checked_at\n      }\n      answers {\n        question\n        answer\n      }\n      record_version\n      contradictions {\n        fact\n        record\n        answer\n        is_acknowledged\n      }\n      history {\n        id\n        at\n        author\n        kind\n        rules\n        note\n        details {\n          question\n          answer\n        }\n      }\n      conversation {\n        ...JourneyConversationFields\n      }\n      measurements {\n        day\n        weight_kg\n        waist_cm\n      }\n      decisions {\n        at\n        staff_name\n        outcome\n        note\n        items {\n          name\n          quantity\n          repeats\n        }\n      }\n    }\n  }\n": types.StaffProgramDocument,
    "\n  query StaffPrograms($queue: StaffProgramQueue!, $page: Int!) {\n    staff_programs(queue: $queue, page: $page, per_page: 50) {\n      data {\n        id\n        journey_name\n        submitted_at\n        consult_at\n        has_offer\n        is_contradicted\n        waits_since\n        is_urgent\n        patient {\n          first_name\n          last_name\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n": types.StaffProgramsDocument,
    "\n  mutation FoodDiaryAddEntry($input: FoodDiaryAddEntryInput!) {\n    food_diary_add_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiaryAddEntryDocument,
    "\n  mutation FoodDiaryCopyEntries($input: FoodDiaryCopyEntriesInput!) {\n    food_diary_copy_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiaryCopyEntriesDocument,
    "\n  query FoodDiary($day: String!) {\n    food_diary(day: $day) {\n      ...FoodDiaryDayFields\n    }\n  }\n": types.FoodDiaryDocument,
    "\n  query FoodDiaryDays($from_day: String!, $last_day: String!) {\n    food_diary_days(from_day: $from_day, last_day: $last_day) {\n      ...FoodDiaryDayFields\n    }\n  }\n": types.FoodDiaryDaysDocument,
    "\n  query FoodDiaryWeek($last_day: String!, $days: Int) {\n    food_diary_week(last_day: $last_day, days: $days) {\n      day\n      total {\n        kilojoules\n      }\n    }\n  }\n": types.FoodDiaryWeekDocument,
    "\n  mutation FoodDiaryEditEntry($input: FoodDiaryEditEntryInput!) {\n    food_diary_edit_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiaryEditEntryDocument,
    "\n  fragment FoodDiaryDayFields on FoodDiaryDay {\n    day\n    water_ml\n    total {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    target {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n      water_ml\n    }\n    meals {\n      meal\n      total {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      entries {\n        id\n        name\n        grams\n        portion\n        quantity\n        unit\n        units {\n          unit\n          grams\n        }\n        serving {\n          name\n          grams\n        }\n        nutrition {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n        }\n      }\n    }\n  }\n": types.FoodDiaryDayFieldsFragmentDoc,
    "\n  fragment FoodDiaryFoodFields on FoodDiaryFood {\n    id\n    name\n    group\n    is_favourite\n    per_100g {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    portions {\n      name\n      grams\n    }\n    units {\n      unit\n      grams\n    }\n    own {\n      per_grams\n      figures {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      serving {\n        name\n        grams\n      }\n    }\n  }\n": types.FoodDiaryFoodFieldsFragmentDoc,
    "\n  query FoodDiaryFoods($query: String!) {\n    food_diary_foods(query: $query) {\n      ...FoodDiaryFoodFields\n    }\n  }\n": types.FoodDiaryFoodsDocument,
    "\n  fragment FoodDiaryPicksFields on FoodDiaryPicks {\n    recent {\n      food {\n        ...FoodDiaryFoodFields\n      }\n      grams\n      portion\n      quantity\n      unit\n    }\n    favourites {\n      ...FoodDiaryFoodFields\n    }\n    own {\n      ...FoodDiaryFoodFields\n    }\n  }\n": types.FoodDiaryPicksFieldsFragmentDoc,
    "\n  query FoodDiaryPicks {\n    food_diary_picks {\n      ...FoodDiaryPicksFields\n    }\n  }\n": types.FoodDiaryPicksDocument,
    "\n  mutation FoodDiaryRemoveEntries($input: FoodDiaryRemoveEntriesInput!) {\n    food_diary_remove_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiaryRemoveEntriesDocument,
    "\n  mutation FoodDiaryRemoveEntry($input: FoodDiaryRemoveEntryInput!) {\n    food_diary_remove_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n      removed\n    }\n  }\n": types.FoodDiaryRemoveEntryDocument,
    "\n  mutation FoodDiaryRemoveFood($input: FoodDiaryRemoveFoodInput!) {\n    food_diary_remove_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": types.FoodDiaryRemoveFoodDocument,
    "\n  mutation FoodDiaryRestoreEntries($input: FoodDiaryRestoreEntriesInput!) {\n    food_diary_restore_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiaryRestoreEntriesDocument,
    "\n  mutation FoodDiarySaveFood($input: FoodDiarySaveFoodInput!) {\n    food_diary_save_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": types.FoodDiarySaveFoodDocument,
    "\n  mutation FoodDiarySetFavourite($input: FoodDiarySetFavouriteInput!) {\n    food_diary_set_favourite(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n": types.FoodDiarySetFavouriteDocument,
    "\n  mutation FoodDiarySetTarget($input: FoodDiarySetTargetInput!) {\n    food_diary_set_target(input: $input) {\n      target {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n        water_ml\n      }\n    }\n  }\n": types.FoodDiarySetTargetDocument,
    "\n  mutation FoodDiarySetWater($input: FoodDiarySetWaterInput!) {\n    food_diary_set_water(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n": types.FoodDiarySetWaterDocument,
    "\n  query JourneyFoodTarget {\n    journey_food_target {\n      first_name\n      weight_kg\n      weighed_on\n      height_cm\n      age\n      suggestions {\n        activity\n        target {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n          water_ml\n        }\n      }\n    }\n  }\n": types.JourneyFoodTargetDocument,
    "\n  mutation JourneySubscriptionsCharge($input: JourneySubscriptionsChargeInput!) {\n    journey_subscriptions_charge(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.JourneySubscriptionsChargeDocument,
    "\n  mutation JourneySubscriptionsCreate($input: JourneySubscriptionsCreateInput!) {\n    journey_subscriptions_create(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsCreateDocument,
    "\n  query JourneyPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        checked_at\n      }\n    }\n  }\n": types.JourneyPatientsDocument,
    "\n  mutation JourneySubscriptionsSetPatient($input: JourneySubscriptionsSetPatientInput!) {\n    journey_subscriptions_set_patient(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsSetPatientDocument,
    "\n  mutation JourneySubscriptionsSubmit($input: JourneySubscriptionsSubmitInput!) {\n    journey_subscriptions_submit(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsSubmitDocument,
    "\n  mutation JourneySubscriptionsSetLessonStatus($input: JourneySubscriptionsSetLessonStatusInput!) {\n    journey_subscriptions_set_lesson_status(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsSetLessonStatusDocument,
    "\n  fragment JourneyMeasurementLogFields on JourneyMeasurementLog {\n    first_day\n    today\n    entries {\n      day\n      weight_kg\n      waist_cm\n    }\n  }\n": types.JourneyMeasurementLogFieldsFragmentDoc,
    "\n  query JourneyMeasurements($subscription_id: ID!) {\n    journey_measurements(subscription_id: $subscription_id) {\n      ...JourneyMeasurementLogFields\n    }\n  }\n": types.JourneyMeasurementsDocument,
    "\n  mutation JourneyMeasurementsRecord($input: JourneyMeasurementsRecordInput!) {\n    journey_measurements_record(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n": types.JourneyMeasurementsRecordDocument,
    "\n  mutation JourneyMeasurementsRemove($input: JourneyMeasurementsRemoveInput!) {\n    journey_measurements_remove(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n": types.JourneyMeasurementsRemoveDocument,
    "\n  mutation JourneySubscriptionsEditItem($input: JourneySubscriptionsEditItemInput!) {\n    journey_subscriptions_edit_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsEditItemDocument,
    "\n  mutation JourneySubscriptionsRemoveItem($input: JourneySubscriptionsRemoveItemInput!) {\n    journey_subscriptions_remove_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsRemoveItemDocument,
    "\n  mutation JourneySubscriptionsSetVoucher($input: JourneySubscriptionsSetVoucherInput!) {\n    journey_subscriptions_set_voucher(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      voucher_discount\n    }\n  }\n": types.JourneySubscriptionsSetVoucherDocument,
    "\n  mutation JourneySubscriptionsAcceptOffer($input: JourneySubscriptionsAcceptOfferInput!) {\n    journey_subscriptions_accept_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.JourneySubscriptionsAcceptOfferDocument,
    "\n  mutation JourneySubscriptionsAgree($input: JourneySubscriptionsAgreeInput!) {\n    journey_subscriptions_agree(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsAgreeDocument,
    "\n  mutation JourneySubscriptionsDeclineOffer($input: JourneySubscriptionsDeclineOfferInput!) {\n    journey_subscriptions_decline_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsDeclineOfferDocument,
    "\n  mutation JourneySubscriptionsPause($input: JourneySubscriptionsPauseInput!) {\n    journey_subscriptions_pause(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsPauseDocument,
    "\n  mutation JourneySubscriptionsResume($input: JourneySubscriptionsResumeInput!) {\n    journey_subscriptions_resume(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsResumeDocument,
    "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n      care_team {\n        name\n        profession\n        about\n        is_sample\n      }\n    }\n  }\n": types.ProgramDocument,
    "\n  mutation JourneySubscriptionsRetry($input: JourneySubscriptionsRetryInput!) {\n    journey_subscriptions_retry(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n": types.JourneySubscriptionsRetryDocument,
    "\n  fragment JourneyConversationFields on JourneyConversation {\n    can_write\n    count\n    unread\n    waits_since\n    is_urgent\n    messages {\n      id\n      at\n      author\n      text\n      check_in {\n        symptoms\n        is_hard\n        outcome\n      }\n    }\n  }\n": types.JourneyConversationFieldsFragmentDoc,
    "\n  mutation JourneySubscriptionsAddItem($input: JourneySubscriptionsAddItemInput!) {\n    journey_subscriptions_add_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n": types.JourneySubscriptionsAddItemDocument,
    "\n  fragment JourneySubscriptionFields on JourneySubscription {\n    id\n    status\n    is_active\n    created_at\n    consult_state\n    next_period_at\n    next_billing_at\n    pause {\n      from\n      until\n    }\n    pause_options {\n      months\n      until\n    }\n    payment_failed_at\n    payment_retry_at\n    num_free_consults\n    consent\n    refunds_fee\n    is_refused\n    readable_until\n    record_check {\n      facts\n      is_waiting\n    }\n    offer {\n      id\n      price\n      charged_now\n      expires_at\n      consent\n      items {\n        name\n        quantity\n        price\n        repeats\n      }\n    }\n    answered_offer {\n      id\n      outcome\n    }\n    voucher_code\n    voucher_discount\n    items_total\n    discount_total\n    program_fee\n    total\n    prescribed_items_total\n    nonprescribed_items_total\n    journey {\n      id\n      name\n      price\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    upcoming_booking {\n      id\n      appointment_at\n      status\n      free_until\n      is_first\n      paid\n    }\n    can_book_first\n    past_consults {\n      id\n      appointment_at\n      status\n      missed_calls\n      paid\n      refunded\n    }\n    last_order {\n      reference\n      created_at\n      order_total\n      gst_total\n      items {\n        product_id\n      }\n    }\n    orders {\n      reference\n      created_at\n      first_name\n      last_name\n      order_total\n      items {\n        name\n        quantity\n        unit_price\n      }\n    }\n    lessons {\n      status\n      percent\n      body\n      lesson {\n        id\n        name\n        slug\n        description\n        read_minutes\n        week\n      }\n    }\n    current_lesson {\n      lesson {\n        id\n      }\n    }\n    items {\n      id\n      is_prescribed\n      quantity\n      price\n      price_type\n      product {\n        id\n        name\n        slug\n        brand {\n          name\n        }\n        primary_image {\n          url\n        }\n      }\n    }\n  }\n": types.JourneySubscriptionFieldsFragmentDoc,
    "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      ...JourneySubscriptionFields\n    }\n  }\n": types.JourneySubscriptionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsCancel($input: JourneySubscriptionsCancelInput!) {\n    journey_subscriptions_cancel(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneyConversation($subscription_id: ID!) {\n    journey_conversation(subscription_id: $subscription_id) {\n      ...JourneyConversationFields\n    }\n  }\n"): typeof import('./graphql').JourneyConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMessagesRead($input: JourneyMessagesReadInput!) {\n    journey_messages_read(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMessagesReadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyCheckInsRecord($input: JourneyCheckInsRecordInput!) {\n    journey_check_ins_record(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyCheckInsRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMessagesSend($input: JourneyMessagesSendInput!) {\n    journey_messages_send(input: $input) {\n      conversation {\n        ...JourneyConversationFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMessagesSendDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsCancelConsult($input: JourneySubscriptionsCancelConsultInput!) {\n    journey_subscriptions_cancel_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsCancelConsultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsCreateConsult($input: JourneySubscriptionsCreateConsultInput!) {\n    journey_subscriptions_create_consult(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      num_free_consults\n      upcoming_booking {\n        id\n        appointment_at\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsCreateConsultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProgramChargeCounts {\n    staff_program_charge_counts {\n      failed\n      coming\n    }\n  }\n"): typeof import('./graphql').StaffProgramChargeCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StaffProgramChargesMail($input: StaffProgramChargesMailInput!) {\n    staff_program_charges_mail(input: $input) {\n      charge {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').StaffProgramChargesMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProgramCharges($state: StaffChargeState!, $newest: Boolean!, $after: String) {\n    staff_program_charges(state: $state, newest: $newest, after: $after, first: 50) {\n      data {\n        id\n        customer {\n          id\n          first_name\n          last_name\n        }\n        name\n        due_at\n        amount\n        program_fee\n        num_items\n        paid_with\n        is_method_new\n        reason\n        bank_message\n        tries\n        failed_at\n        next_try_at\n        announced_at\n        is_after_pause\n        can_mail\n        mails {\n          kind\n          at\n          is_sent\n        }\n      }\n      next\n    }\n  }\n"): typeof import('./graphql').StaffProgramChargesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsAcknowledgeRecord($input: JourneySubscriptionsAcknowledgeRecordInput!) {\n    journey_subscriptions_acknowledge_record(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsAcknowledgeRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMessagesAnswer($input: JourneyMessagesAnswerInput!) {\n    journey_messages_answer(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMessagesAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMessagesClose($input: JourneyMessagesCloseInput!) {\n    journey_messages_close(input: $input) {\n      conversation {\n        count\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMessagesCloseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyConsultsComplete($input: JourneyConsultsCompleteInput!) {\n    journey_consults_complete(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyConsultsCompleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyConsultsNotHeld($input: JourneyConsultsNotHeldInput!) {\n    journey_consults_not_held(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyConsultsNotHeldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyConsultsMiss($input: JourneyConsultsMissInput!) {\n    journey_consults_miss(input: $input) {\n      subscription {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyConsultsMissDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsRefuse($input: JourneySubscriptionsRefuseInput!) {\n    journey_subscriptions_refuse(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsRefuseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsReview($input: JourneySubscriptionsReviewInput!) {\n    journey_subscriptions_review(input: $input) {\n      subscription {\n        id\n        status\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffProgram($id: ID!) {\n    staff_program(id: $id) {\n      email\n      submitted_at\n      consult_at\n      consults {\n        id\n        starts_at\n        ends_at\n        status\n        is_open\n        ended_by\n        ended_at\n        missed_calls\n        note\n      }\n      subscription {\n        id\n        status\n        created_at\n        next_period_at\n        journey {\n          id\n          name\n        }\n        patient {\n          first_name\n          last_name\n        }\n        offer {\n          expires_at\n          price\n          items {\n            name\n            quantity\n            repeats\n          }\n        }\n        items {\n          id\n          is_prescribed\n          quantity\n          product {\n            id\n            name\n          }\n        }\n      }\n      record {\n        dob\n        gender\n        phone\n        allergies\n        conditions\n        medication\n        is_pregnant_breastfeeding\n        checked_at\n      }\n      answers {\n        question\n        answer\n      }\n      record_version\n      contradictions {\n        fact\n        record\n        answer\n        is_acknowledged\n      }\n      history {\n        id\n        at\n        author\n        kind\n        rules\n        note\n        details {\n          question\n          answer\n        }\n      }\n      conversation {\n        ...JourneyConversationFields\n      }\n      measurements {\n        day\n        weight_kg\n        waist_cm\n      }\n      decisions {\n        at\n        staff_name\n        outcome\n        note\n        items {\n          name\n          quantity\n          repeats\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').StaffProgramDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffPrograms($queue: StaffProgramQueue!, $page: Int!) {\n    staff_programs(queue: $queue, page: $page, per_page: 50) {\n      data {\n        id\n        journey_name\n        submitted_at\n        consult_at\n        has_offer\n        is_contradicted\n        waits_since\n        is_urgent\n        patient {\n          first_name\n          last_name\n        }\n      }\n      paginatorInfo {\n        last_page\n        total\n      }\n    }\n  }\n"): typeof import('./graphql').StaffProgramsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryAddEntry($input: FoodDiaryAddEntryInput!) {\n    food_diary_add_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryAddEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryCopyEntries($input: FoodDiaryCopyEntriesInput!) {\n    food_diary_copy_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryCopyEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDiary($day: String!) {\n    food_diary(day: $day) {\n      ...FoodDiaryDayFields\n    }\n  }\n"): typeof import('./graphql').FoodDiaryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDiaryDays($from_day: String!, $last_day: String!) {\n    food_diary_days(from_day: $from_day, last_day: $last_day) {\n      ...FoodDiaryDayFields\n    }\n  }\n"): typeof import('./graphql').FoodDiaryDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDiaryWeek($last_day: String!, $days: Int) {\n    food_diary_week(last_day: $last_day, days: $days) {\n      day\n      total {\n        kilojoules\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryWeekDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryEditEntry($input: FoodDiaryEditEntryInput!) {\n    food_diary_edit_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryEditEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodDiaryDayFields on FoodDiaryDay {\n    day\n    water_ml\n    total {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    target {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n      water_ml\n    }\n    meals {\n      meal\n      total {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      entries {\n        id\n        name\n        grams\n        portion\n        quantity\n        unit\n        units {\n          unit\n          grams\n        }\n        serving {\n          name\n          grams\n        }\n        nutrition {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryDayFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodDiaryFoodFields on FoodDiaryFood {\n    id\n    name\n    group\n    is_favourite\n    per_100g {\n      kilojoules\n      protein\n      carbohydrate\n      fat\n      fibre\n      sodium\n    }\n    portions {\n      name\n      grams\n    }\n    units {\n      unit\n      grams\n    }\n    own {\n      per_grams\n      figures {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n      }\n      serving {\n        name\n        grams\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryFoodFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDiaryFoods($query: String!) {\n    food_diary_foods(query: $query) {\n      ...FoodDiaryFoodFields\n    }\n  }\n"): typeof import('./graphql').FoodDiaryFoodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodDiaryPicksFields on FoodDiaryPicks {\n    recent {\n      food {\n        ...FoodDiaryFoodFields\n      }\n      grams\n      portion\n      quantity\n      unit\n    }\n    favourites {\n      ...FoodDiaryFoodFields\n    }\n    own {\n      ...FoodDiaryFoodFields\n    }\n  }\n"): typeof import('./graphql').FoodDiaryPicksFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDiaryPicks {\n    food_diary_picks {\n      ...FoodDiaryPicksFields\n    }\n  }\n"): typeof import('./graphql').FoodDiaryPicksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryRemoveEntries($input: FoodDiaryRemoveEntriesInput!) {\n    food_diary_remove_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryRemoveEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryRemoveEntry($input: FoodDiaryRemoveEntryInput!) {\n    food_diary_remove_entry(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n      removed\n    }\n  }\n"): typeof import('./graphql').FoodDiaryRemoveEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryRemoveFood($input: FoodDiaryRemoveFoodInput!) {\n    food_diary_remove_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryRemoveFoodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiaryRestoreEntries($input: FoodDiaryRestoreEntriesInput!) {\n    food_diary_restore_entries(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiaryRestoreEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiarySaveFood($input: FoodDiarySaveFoodInput!) {\n    food_diary_save_food(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiarySaveFoodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiarySetFavourite($input: FoodDiarySetFavouriteInput!) {\n    food_diary_set_favourite(input: $input) {\n      picks {\n        ...FoodDiaryPicksFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiarySetFavouriteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiarySetTarget($input: FoodDiarySetTargetInput!) {\n    food_diary_set_target(input: $input) {\n      target {\n        kilojoules\n        protein\n        carbohydrate\n        fat\n        fibre\n        sodium\n        water_ml\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiarySetTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FoodDiarySetWater($input: FoodDiarySetWaterInput!) {\n    food_diary_set_water(input: $input) {\n      day {\n        ...FoodDiaryDayFields\n      }\n    }\n  }\n"): typeof import('./graphql').FoodDiarySetWaterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneyFoodTarget {\n    journey_food_target {\n      first_name\n      weight_kg\n      weighed_on\n      height_cm\n      age\n      suggestions {\n        activity\n        target {\n          kilojoules\n          protein\n          carbohydrate\n          fat\n          fibre\n          sodium\n          water_ml\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyFoodTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsCharge($input: JourneySubscriptionsChargeInput!) {\n    journey_subscriptions_charge(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsChargeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsCreate($input: JourneySubscriptionsCreateInput!) {\n    journey_subscriptions_create(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneyPatients {\n    patients(per_page: 50) {\n      data {\n        uuid\n        first_name\n        last_name\n        checked_at\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyPatientsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsSetPatient($input: JourneySubscriptionsSetPatientInput!) {\n    journey_subscriptions_set_patient(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsSetPatientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsSubmit($input: JourneySubscriptionsSubmitInput!) {\n    journey_subscriptions_submit(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsSubmitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsSetLessonStatus($input: JourneySubscriptionsSetLessonStatusInput!) {\n    journey_subscriptions_set_lesson_status(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsSetLessonStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JourneyMeasurementLogFields on JourneyMeasurementLog {\n    first_day\n    today\n    entries {\n      day\n      weight_kg\n      waist_cm\n    }\n  }\n"): typeof import('./graphql').JourneyMeasurementLogFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneyMeasurements($subscription_id: ID!) {\n    journey_measurements(subscription_id: $subscription_id) {\n      ...JourneyMeasurementLogFields\n    }\n  }\n"): typeof import('./graphql').JourneyMeasurementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMeasurementsRecord($input: JourneyMeasurementsRecordInput!) {\n    journey_measurements_record(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMeasurementsRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneyMeasurementsRemove($input: JourneyMeasurementsRemoveInput!) {\n    journey_measurements_remove(input: $input) {\n      log {\n        ...JourneyMeasurementLogFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyMeasurementsRemoveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsEditItem($input: JourneySubscriptionsEditItemInput!) {\n    journey_subscriptions_edit_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsEditItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsRemoveItem($input: JourneySubscriptionsRemoveItemInput!) {\n    journey_subscriptions_remove_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsRemoveItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsSetVoucher($input: JourneySubscriptionsSetVoucherInput!) {\n    journey_subscriptions_set_voucher(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      voucher_discount\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsSetVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsAcceptOffer($input: JourneySubscriptionsAcceptOfferInput!) {\n    journey_subscriptions_accept_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsAcceptOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsAgree($input: JourneySubscriptionsAgreeInput!) {\n    journey_subscriptions_agree(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsAgreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsDeclineOffer($input: JourneySubscriptionsDeclineOfferInput!) {\n    journey_subscriptions_decline_offer(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsDeclineOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsPause($input: JourneySubscriptionsPauseInput!) {\n    journey_subscriptions_pause(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsPauseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsResume($input: JourneySubscriptionsResumeInput!) {\n    journey_subscriptions_resume(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsResumeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Program($slug: String!) {\n    journey(slug: $slug) {\n      id\n      name\n      tagline\n      description\n      price\n      lessons {\n        id\n        name\n        description\n        read_minutes\n        week\n      }\n      faqs {\n        question\n        answer\n      }\n      care_team {\n        name\n        profession\n        about\n        is_sample\n      }\n    }\n  }\n"): typeof import('./graphql').ProgramDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsRetry($input: JourneySubscriptionsRetryInput!) {\n    journey_subscriptions_retry(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n      three_d_secure {\n        intent_id\n        challenge_url\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsRetryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JourneyConversationFields on JourneyConversation {\n    can_write\n    count\n    unread\n    waits_since\n    is_urgent\n    messages {\n      id\n      at\n      author\n      text\n      check_in {\n        symptoms\n        is_hard\n        outcome\n      }\n    }\n  }\n"): typeof import('./graphql').JourneyConversationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JourneySubscriptionsAddItem($input: JourneySubscriptionsAddItemInput!) {\n    journey_subscriptions_add_item(input: $input) {\n      subscription {\n        ...JourneySubscriptionFields\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsAddItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JourneySubscriptionFields on JourneySubscription {\n    id\n    status\n    is_active\n    created_at\n    consult_state\n    next_period_at\n    next_billing_at\n    pause {\n      from\n      until\n    }\n    pause_options {\n      months\n      until\n    }\n    payment_failed_at\n    payment_retry_at\n    num_free_consults\n    consent\n    refunds_fee\n    is_refused\n    readable_until\n    record_check {\n      facts\n      is_waiting\n    }\n    offer {\n      id\n      price\n      charged_now\n      expires_at\n      consent\n      items {\n        name\n        quantity\n        price\n        repeats\n      }\n    }\n    answered_offer {\n      id\n      outcome\n    }\n    voucher_code\n    voucher_discount\n    items_total\n    discount_total\n    program_fee\n    total\n    prescribed_items_total\n    nonprescribed_items_total\n    journey {\n      id\n      name\n      price\n    }\n    patient {\n      uuid\n      first_name\n      last_name\n    }\n    upcoming_booking {\n      id\n      appointment_at\n      status\n      free_until\n      is_first\n      paid\n    }\n    can_book_first\n    past_consults {\n      id\n      appointment_at\n      status\n      missed_calls\n      paid\n      refunded\n    }\n    last_order {\n      reference\n      created_at\n      order_total\n      gst_total\n      items {\n        product_id\n      }\n    }\n    orders {\n      reference\n      created_at\n      first_name\n      last_name\n      order_total\n      items {\n        name\n        quantity\n        unit_price\n      }\n    }\n    lessons {\n      status\n      percent\n      body\n      lesson {\n        id\n        name\n        slug\n        description\n        read_minutes\n        week\n      }\n    }\n    current_lesson {\n      lesson {\n        id\n      }\n    }\n    items {\n      id\n      is_prescribed\n      quantity\n      price\n      price_type\n      product {\n        id\n        name\n        slug\n        brand {\n          name\n        }\n        primary_image {\n          url\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JourneySubscriptions($journey_id: ID!) {\n    journey_subscriptions(journey_id: $journey_id) {\n      ...JourneySubscriptionFields\n    }\n  }\n"): typeof import('./graphql').JourneySubscriptionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
