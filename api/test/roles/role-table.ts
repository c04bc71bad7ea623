/** The callers: columns of the table. */
export const ROLES = ['guest', 'owner', 'other', 'staff', 'impersonated', 'expired'] as const;
export type RoleName = (typeof ROLES)[number];

/**
 * Access rights (section 6): every field of Query and Mutation, requested for data that belongs to the owner.
 *
 * guest: not signed in; other: another customer; staff: a manager (staff-roles.http.test.ts covers the other roles);
 * impersonated: staff acting as the owner; expired: the owner's bearer token after it has expired.
 *
 * public: a response that is the same for all callers; allowed: a response, which for callers other than the owner
 * neither contains nor changes the owner's data; empty: a response without data; otherwise the error code.
 */
export const ROLE_TABLE = `
operation                                guest            owner      other           staff           impersonated  expired

# Public: the same for all callers
product                                  public           public     public          public          public        unauthenticated
products                                 public           public     public          public          public        unauthenticated
category                                 public           public     public          public          public        unauthenticated
categories                               public           public     public          public          public        unauthenticated
brand                                    public           public     public          public          public        unauthenticated
brands                                   public           public     public          public          public        unauthenticated
promotions                               public           public     public          public          public        unauthenticated
listing                                  public           public     public          public          public        unauthenticated
recommended_products                     public           public     public          public          public        unauthenticated
payment_gateway                          public           public     public          public          public        unauthenticated
navigation                               public           public     public          public          public        unauthenticated
top_strip                                public           public     public          public          public        unauthenticated
quick_links                              public           public     public          public          public        unauthenticated
search_banners                           public           public     public          public          public        unauthenticated
mobile_promo                             public           public     public          public          public        unauthenticated
promo_banner                             public           public     public          public          public        unauthenticated
content_page                             public           public     public          public          public        unauthenticated
home                                     public           public     public          public          public        unauthenticated
postcode_shipping_methods                public           public     public          public          public        unauthenticated
address_suggestions                      public           public     public          public          public        unauthenticated
postcodes                                public           public     public          public          public        unauthenticated
journeys                                 public           public     public          public          public        unauthenticated
journey                                  public           public     public          public          public        unauthenticated
telehealth_services                      public           public     public          public          public        unauthenticated
telehealth_service                       public           public     public          public          public        unauthenticated
telehealth_slots                         public           public     public          public          public        unauthenticated

# Account
me                                       empty            allowed    allowed         allowed         allowed       unauthenticated
users_log_out                            unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
users_add_address                        unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
users_edit_address                       unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
users_remove_address                     unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
users_set_default_address                unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
users_edit_profile                       unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
users_change_password                    unauthenticated  invalid_input  invalid_input  invalid_input  forbidden   unauthenticated
users_change_email                       unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
users_end_sign_ins                       unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
users_set_mail_reminder                  unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
users_close_account                      unauthenticated  invalid_input  invalid_input  invalid_input  forbidden   unauthenticated
payment_methods                          empty            allowed    empty           empty           allowed       unauthenticated
payment_methods_add                      unauthenticated  allowed    allowed         not_found       forbidden     unauthenticated
payment_methods_remove                   unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
payment_methods_set_default              unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated

# Cart and checkout
cart_create                              allowed          allowed    allowed         allowed         allowed       unauthenticated
cart                                     sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_page                                sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_mini                                sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_header                              sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_edr                                 sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_add_item                            sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_edit_item                           sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_remove_item                         sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_item_patient                    sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_item_patient_questionnaire      unauthenticated  allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_user_details                    sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_shipping_address                sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_offer_by_code                   sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_remove_offer                        sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_shipping_method                 sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_set_questionnaire_passed            sign_in_required allowed    cart_not_found  cart_not_found  allowed       unauthenticated
cart_settle_unmerged                     unauthenticated  allowed    cart_not_found  cart_not_found  allowed       unauthenticated
users_set_cart                           unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
checkout_place_order                     sign_in_required allowed    cart_not_found  cart_not_found  payment_method_not_saved unauthenticated

# Orders
previous_orders                          unauthenticated  allowed    empty           empty           allowed       unauthenticated
order                                    not_found        allowed    not_found       not_found       allowed       unauthenticated
order_lookup                             not_found        not_found  not_found       not_found       not_found     unauthenticated
order_by_link                            link_invalid     link_invalid link_invalid    link_invalid    link_invalid  unauthenticated
orders_cancel                            not_found        allowed    not_found       not_found       allowed       unauthenticated
orders_set_address                       not_found        allowed    not_found       not_found       allowed       unauthenticated
orders_withdraw_return                   not_found        allowed    not_found       not_found       allowed       unauthenticated
orders_request_return                    not_found        not_returnable  not_found     not_found       not_returnable  unauthenticated

# Favourites and history
favourites                               unauthenticated  allowed    empty           empty           allowed       unauthenticated
favourite_ids                            unauthenticated  allowed    empty           empty           allowed       unauthenticated
favourite_products                       unauthenticated  allowed    empty           empty           allowed       unauthenticated
favourites_add                           unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
favourites_remove                        unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
favourite_alerts                         unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
favourite_alerts_set                     unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
favourite_alerts_stop                    allowed          allowed    allowed         allowed         allowed       unauthenticated
product_views                            unauthenticated  allowed    empty           empty           allowed       unauthenticated
product_views_create                     unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
product_views_delete                     unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
product_views_merge                      unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
rewards                                  unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
product_stock_notification               allowed          allowed    allowed         allowed         forbidden     unauthenticated

# Patients
patients                                 unauthenticated  allowed    empty           empty           forbidden     unauthenticated
patients_names                           empty            allowed    empty           empty           allowed       unauthenticated
scripts_on_file                          empty            allowed    empty           empty           allowed       unauthenticated
validate_escript                         unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
patients_create                          unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
patients_edit                            unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
patients_delete                          unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated

# AutoDelivery
autodeliveries                           empty            allowed    empty           empty           allowed       unauthenticated
autodeliveries_add_item                  unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_edit                      unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_edit_item                 unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_remove_item               unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_pause                     unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_skip                      unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_resume                    unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_delete                    unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
autodeliveries_notify                    unauthenticated  forbidden  forbidden       allowed         forbidden     unauthenticated
autodeliveries_lock_in                   unauthenticated  forbidden  forbidden       allowed         forbidden     unauthenticated
autodeliveries_charge                    unauthenticated  forbidden  forbidden       allowed         forbidden     unauthenticated

# Unfinished forms
health_draft                             empty            allowed    empty           empty           forbidden     unauthenticated
health_draft_save                        allowed          allowed    not_found       not_found       forbidden     unauthenticated
health_draft_delete                      unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated

# Programs
journey_subscriptions                    empty            allowed    empty           empty           allowed       unauthenticated
journey_subscriptions_create             unauthenticated  allowed    allowed         allowed         allowed       unauthenticated
journey_subscriptions_set_patient        unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_submit             unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_charge             unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_subscriptions_accept_offer       unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_subscriptions_decline_offer      unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_agree              unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_subscriptions_add_item           unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_edit_item          unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_remove_item        unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_cancel             unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_create_consult     unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_consult_times                    unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_move_consult       unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_cancel_consult     unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_pause              unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_resume             unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_set_lesson_status  unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_set_voucher        unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_retry              unauthenticated  allowed    not_found       not_found       allowed       unauthenticated
journey_subscriptions_review             unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_subscriptions_refuse             unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_subscriptions_acknowledge_record unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated

# Weight and waist log
journey_measurements                     unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_food_target                      unauthenticated  allowed    empty           empty           forbidden     unauthenticated
journey_measurements_record              unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_measurements_remove              unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated

# Messages with the care team
journey_conversation                     unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_messages_send                    unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_messages_read                    unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_check_ins_record                 unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
journey_messages_answer                  unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_messages_close                   unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_consults_complete                unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_consults_miss                    unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated
journey_consults_not_held                unauthenticated  forbidden  forbidden       forbidden       forbidden     unauthenticated

# Second factor of staff
second_factor                            unauthenticated  forbidden  forbidden       allowed         forbidden     unauthenticated
second_factor_begin                      unauthenticated  forbidden  forbidden       allowed         forbidden     unauthenticated
second_factor_confirm                    unauthenticated  forbidden  forbidden       invalid_input   forbidden     unauthenticated
second_factor_verify                     unauthenticated  forbidden  forbidden       invalid_input   forbidden     unauthenticated

# Food diary
foods                                    public           public     public          public          public        unauthenticated
food_diary                               unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_week                          unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_add_entry                     unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_edit_entry                    unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
food_diary_remove_entry                  unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_remove_entries                unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_restore_entries               unauthenticated  allowed    invalid_input   invalid_input   forbidden     unauthenticated
food_diary_copy_entries                  unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
food_diary_days                          unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_picks                         unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_foods                         unauthenticated  allowed    empty           empty           forbidden     unauthenticated
food_diary_set_favourite                 unauthenticated  allowed    not_found       not_found       forbidden     unauthenticated
food_diary_save_food                     unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_remove_food                   unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_set_water                     unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated
food_diary_set_target                    unauthenticated  allowed    allowed         allowed         forbidden     unauthenticated

# Telehealth
telehealth_bookings                      unauthenticated  allowed    empty           empty           allowed       unauthenticated
telehealth_booking                       not_found        allowed    not_found       not_found       allowed       unauthenticated
telehealth_booking_by_link               not_found        not_found  not_found       not_found       not_found     unauthenticated
telehealth_certificates                  not_found        allowed    not_found       not_found       forbidden     unauthenticated
telehealth_scripts                       not_found        allowed    not_found       not_found       forbidden     unauthenticated
telehealth_bookings_create               invalid_input    allowed    not_found       not_found       allowed       unauthenticated
telehealth_bookings_confirm              not_found        allowed    not_found       not_found       allowed       unauthenticated
telehealth_bookings_cancel               not_found        allowed    not_found       not_found       allowed       unauthenticated
telehealth_bookings_move                 not_found        allowed    not_found       not_found       allowed       unauthenticated

# Staff
staff_audit_events                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_audit_log                          forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_audit_news                         forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_audit_export                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_audit_people                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_members                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_members_set_role                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_members_remove                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_members_reset_second_factor        forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_customers                          forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_customer                           forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_customer_end_sign_ins              forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_health_record                      forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_orders                             forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_export                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_order_queues                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_order                              forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_claim                              forbidden        forbidden  forbidden       empty           forbidden     unauthenticated
staff_claims_take                        forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_claims_take_over                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_claims_leave                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_approve                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_note_call                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_refuse_line                 forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_cancel                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_refund                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_returns                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_return_counts                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_returns_arrive                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_returns_accept                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_returns_decline                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_orders_set_state                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_packing_scan                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_packing_tick                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_packing_restart                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_script_counts                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_script                             forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_arrive                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_accept                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_refuse                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_file                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_correct                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_scripts_take_off                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_autodelivery_charges               forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_autodelivery_charge_counts         forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_autodelivery_charges_mail          forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_program_charges                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_program_charge_counts              forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_program_charges_mail               forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_products                           forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_product_counts                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_product                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_products_publish                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_photos_set                         forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_photos_remove                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_entry                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_save_draft                 forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_discard_draft              forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_publish                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_cancel_plan                forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_content_restore                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_stock_receive                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_stock_count                        forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_prices_set                         forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_prices_cancel                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions                         forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotion                          forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotion_preview                  forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions_save                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions_discard                 forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions_publish                 forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions_change                  forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_promotions_end                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers                           forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_voucher                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_voucher_preview                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers_save                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers_discard                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers_publish                   forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers_change                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_vouchers_end                       forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_appointments                       forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_appointment                        forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_appointments_complete              forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_appointments_miss                  forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_appointments_cancel                forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_appointments_return_fee            forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_certificates_issue                 forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_certificates_withdraw              forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_consult_scripts_issue              forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_consult_scripts_withdraw           forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_consult_times                      forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_consult_times_set_places           forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_programs                           forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_program                            forbidden        forbidden  forbidden       forbidden       forbidden     unauthenticated
staff_search_synonyms                    forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_search_preview                     forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_search_synonyms_save               forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
staff_search_synonyms_remove             forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
search_report                            forbidden        forbidden  forbidden       allowed         forbidden     unauthenticated
`;
