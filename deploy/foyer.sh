#!/bin/sh
# Foyer's commands with the settings and the rights of the service: install -m 755 deploy/foyer.sh /usr/local/bin/foyer
set -eu
set -a
. /etc/foyer/environment
FOYER_DATA=/var/lib/foyer
HOME=/var/lib/foyer
set +a
cd /opt/foyer
exec runuser -u foyer -- node_modules/.bin/node server/src/cli.ts "$@"
