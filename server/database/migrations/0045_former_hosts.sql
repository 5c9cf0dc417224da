-- Hosts a site had before: badges on websites still lead there.
alter table sites add column former_hosts text[] not null default '{}';
