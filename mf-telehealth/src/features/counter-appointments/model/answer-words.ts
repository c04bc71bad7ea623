import { bookingType } from '@saltbush/contract';
import type { StaffAppointment } from '../api/staff-appointment-fields';

/** Returns the answers with the words of their questions; a question of another release keeps its key. */
export function answerWords({ booking, answers }: StaffAppointment): { label: string; value: string }[] {
  const questions = bookingType(booking.booking_type)?.questionnaire?.questions ?? [];
  return answers.map(({ question, answer }) => {
    const asked = questions.find(({ key }) => question === key || question.startsWith(`${key} (`));
    const rest = asked ? question.slice(asked.key.length) : '';
    return { label: asked ? asked.question + rest : question, value: answer };
  });
}
