import { randomUUID } from 'node:crypto';
import type { Samples } from './sample';

/** Inputs for the food diary, the weight log and for unfinished forms. */
export const DIARY: Samples = {
  food_diary_add_entry: (world) => world.portion(),
  food_diary_edit_entry: async (world) => ({ ...(await world.entry()), grams: 90 }),
  food_diary_remove_entry: (world) => world.entry(),
  food_diary_remove_entries: async (world) => {
    const { day, entry_id } = await world.entry();
    return { day, entry_ids: [entry_id] };
  },
  food_diary_restore_entries: (world) => world.removedEntry(),
  food_diary_copy_entries: async (world) => {
    const { day, entry_id } = await world.entry();
    return { from_day: day, day, entries: [{ entry_id, copy_id: randomUUID() }] };
  },
  food_diary_set_favourite: async (world) => ({
    food_id: (await world.ownFood()).food_id,
    is_favourite: true,
  }),
  food_diary_save_food: (world) => world.ownFood(),
  food_diary_remove_food: async (world) => ({ food_id: (await world.ownFood()).food_id }),
  food_diary_set_water: (world) => ({ day: world.day, water_ml: 750 }),
  food_diary_set_target: () => ({ kilojoules: 8700 }),
  journey_measurements_record: async (world) => ({
    subscription_id: await world.subscription('active'),
    day: world.day,
    weight_kg: 88.1,
    waist_cm: 97,
  }),
  journey_measurements_remove: async (world) => ({
    subscription_id: await world.subscription('active'),
    day: world.day,
  }),
  health_draft_save: async (world) => ({ ...(await world.draft()), changes: '{"notes":"no more"}' }),
};
