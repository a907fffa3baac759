import { getRouteApi } from '@tanstack/react-router'
import { useViewingSearch } from '../list/use-viewing-search.ts'
import { ViewingList } from '../list/viewing-list.tsx'

/* The five lists differ only in list/lists.ts and list/columns.tsx. */

const sessions = getRouteApi('/portal/main/statistics/retroview/sessions')

export const SessionsPage = () => (
  <ViewingList list="sessions" search={sessions.useSearch()} onChange={useViewingSearch(sessions.useNavigate())} />
)

const streams = getRouteApi('/portal/main/statistics/retroview/streams')

export const StreamsPage = () => (
  <ViewingList list="streams" search={streams.useSearch()} onChange={useViewingSearch(streams.useNavigate())} />
)

const users = getRouteApi('/portal/main/statistics/retroview/users')

export const UsersPage = () => (
  <ViewingList list="users" search={users.useSearch()} onChange={useViewingSearch(users.useNavigate())} />
)

const uniqueSessions = getRouteApi('/portal/main/statistics/retroview/unique_sessions')

export const UniqueSessionsPage = () => (
  <ViewingList
    list="unique_sessions"
    search={uniqueSessions.useSearch()}
    onChange={useViewingSearch(uniqueSessions.useNavigate())}
  />
)

const servers = getRouteApi('/portal/main/statistics/retroview/servers')

export const ServersPage = () => (
  <ViewingList list="servers" search={servers.useSearch()} onChange={useViewingSearch(servers.useNavigate())} />
)
