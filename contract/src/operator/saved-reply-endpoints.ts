import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { SavedReply, SavedReplyBody, SavedReplyChange, SavedReplyRemoval } from './saved-reply.ts'

const tag = 'Operators: tickets'
const path = `${operatorPath}/saved_replies` as const

export const listSavedReplies = endpoint({
  operation: 'listSavedReplies',
  method: 'GET',
  url: path,
  summary: 'List saved replies',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'replies list',
  query: z.strictObject({
    ...searchQuery,
    ...pageQuery,
    sort: sortBy(['name', 'uses', 'last_used_at', 'updated_at'], 'name'),
  }),
  answers: { 200: collection('saved_replies', SavedReply) },
})

export const getSavedReply = endpoint({
  operation: 'getSavedReply',
  method: 'GET',
  url: `${path}/:id`,
  summary: 'Get a saved reply',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'replies show',
  params: idParams,
  answers: { 200: SavedReply },
})

export const addSavedReply = endpoint({
  operation: 'addSavedReply',
  method: 'POST',
  url: path,
  summary: 'Create a saved reply; its placeholders are filled in when it is inserted',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'replies add',
  body: SavedReplyBody,
  answers: { 201: SavedReply },
  errors: ['name_taken', 'placeholder_unknown', 'saved_replies_full'],
})

export const changeSavedReply = endpoint({
  operation: 'changeSavedReply',
  method: 'PATCH',
  url: `${path}/:id`,
  summary: 'Rename a saved reply or change its texts',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'replies change',
  params: idParams,
  body: SavedReplyChange,
  answers: { 200: SavedReply },
  errors: ['conflict', 'name_taken', 'placeholder_unknown'],
})

export const removeSavedReply = endpoint({
  operation: 'removeSavedReply',
  method: 'DELETE',
  url: `${path}/:id`,
  summary: 'Delete a saved reply; comments written with it stay as they are',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'replies remove',
  params: idParams,
  body: SavedReplyRemoval,
  answers: { 204: null },
  errors: ['conflict'],
})
