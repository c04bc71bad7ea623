/** The query by which staff find customers. */
export const FIND_CUSTOMERS = `query($email: String, $name: String, $reference: String, $phone: String, $page: Int, $per_page: Int) {
  staff_customers(email: $email, name: $name, reference: $reference, phone: $phone, page: $page, per_page: $per_page) {
    data { id first_name last_name email } paginatorInfo { current_page last_page per_page total } } }`;
export const CUSTOMER = `query($id: ID!) { staff_customer(id: $id) { id email first_name created_at edr_linked edr_points
  addresses { suburb } payment_methods { brand last4 exp_month exp_year }
  orders(per_page: 2) { data { reference items { name } } paginatorInfo { total } }
  autodeliveries { id name items { product { id } } } journey_subscriptions { id status } patients_names { first_name } } }`;
export const HEALTH_RECORD = `query($id: ID!, $reason: String!) { staff_health_record(customer_id: $id, reason: $reason) {
  patients { uuid allergies conditions medication is_pregnant_breastfeeding hola_medicare_last4 }
  questionnaires { source reference title patient_uuid answers { question answer } }
  telehealth_requests { booking { uuid booking_type } patient_uuid phone notes } } }`;
export const REASON = 'Pharmacist asks about allergies';
