/** Texts of the categories of tickets. */
export const en = {
  categories: {
    about: 'What customers can say a ticket is about, by kind and product.',
    columns: { name: 'Category', state: 'State', deeds: 'Actions' },
    offered: 'Offered',
    not_offered: 'Not offered',
    new: 'New category',
    add: 'Add category',
    added: 'Category added',
    name_hint: 'As customers read it when they open a ticket.',
    rename: 'Rename',
    rename_title: 'Rename “{{name}}”',
    rename_text: 'Tickets that have this category show the new name, too.',
    renamed: 'Category renamed',
    stop: 'Stop offering',
    stopped: '“{{name}}” is no longer offered',
    offer: 'Offer again',
    offered_again: '“{{name}}” is offered again',
    empty: 'No categories yet',
    count_one: '{{count}} category',
    count_other: '{{count}} categories',
  },
} as const
